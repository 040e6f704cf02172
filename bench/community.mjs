// Lists of the community over 1,000,000 problems and 5,000,000 answers, beside the smallest route there is, in one run: milliseconds of one
// call after the other. `npm run bench -- community --part 5` measures over a fifth of the data, `--small` over a fiftieth.
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { printTimes, signIn } from './server/call-times.mjs';
import { communitySizes, generateCommunity } from './server/generate-community.mjs';

const part = isSaid('--small') ? 50 : Number(valueOf('--part') ?? 1);
const sizes = Object.fromEntries(Object.entries(communitySizes).map(([name, count]) => [name, count / part]));
const server = await createRunningServer({ NODE_ENV: 'production', TRUST_PROXY: 'loopback' });

try {
  await server.start();
  const { db, close } = openDatabase(server);
  const first = await generateCommunity(db, sizes, (line) => console.log(line));
  await close();
  const learner = await signIn(server, '13800000001');
  const problem = first.problem + Math.floor(sizes.problems / 2);
  const scene = (name) => `/api/v2/problem?scene=${name}&page=1&size=16`;
  const rows = [
    ['all', null, scene('default')],
    ['solved', null, scene('solved')],
    ['unsolved', null, scene('unsolved')],
    ['answered last', null, scene('last_answer')],
    ['all, signed in', learner, scene('default')],
    ['page 50', null, '/api/v2/problem?scene=default&page=50&size=16'],
    ['one problem', null, `/api/v2/problem/${problem}/detail`],
    ['its solutions', null, `/api/v2/problem/${problem}/solutions`],
    ['somebody’s problems', learner, '/api/v2/my/problems?page=1&size=10'],
  ];
  await printTimes(server, rows, {
    times: timesOr(20),
    only: valueOf('--only')?.split(','),
    person: first.person + 1,
  });
} finally {
  await server.remove();
}
