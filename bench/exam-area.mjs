// The exam area over 100,000 questions and 1,000,000 answers, beside the smallest route there is, in one run: milliseconds of one call
// after the other. `npm run bench -- exam-area --small` measures over a fiftieth of the data.
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { printTimes, signIn } from './server/call-times.mjs';
import { examSizes, generateExams } from './server/generate-exams.mjs';

const times = timesOr(20);
const only = valueOf('--only')?.split(',');
const part = isSaid('--small') ? 50 : 1;
const sizes = Object.fromEntries(
  Object.entries(examSizes).map(([name, count]) => [name, name === 'asked' ? count : count / part]),
);

const server = await createRunningServer({ NODE_ENV: 'production', TRUST_PROXY: 'loopback' });
try {
  await server.start();
  const { db, close } = openDatabase(server);
  const first = await generateExams(db, sizes, (line) => console.log(line));
  const [{ rows: learners }, { rows: categories }] = await Promise.all([
    db.execute(`select id::int from users where mobile = '13800000001'`),
    db.execute(`select string_agg(id::text, ',') as ids from exam_categories where parent_id is null`),
  ]);
  const own = Number(learners[0].id);
  // The learner who signs in has answered as much as everybody else.
  await db.execute(`update question_answers set user_id = ${own} where user_id = ${first.person} + 1`);
  await db.execute(`
    insert into wrong_questions select ${own}, question_id, wrong_count, last_wrong_at, due_at, stability, difficulty, reps,
      lapses, state, reviewed_at, removed_at, created_at from wrong_questions where user_id = ${first.person} + 1 on conflict do nothing`);
  await close();
  const [learner, admin] = [await signIn(server, '13800000001'), await signIn(server, '13800000003')];
  const list = categories[0].ids.split(',').map(Number);
  const rows = [
    ['draw 50 of a type', admin, '/api/v2/manage/question/draw?type=1&count=50'],
    [
      'draw 50 of a category',
      admin,
      `/api/v2/manage/question/draw?type=1&count=50&category_id=${first.category + 1}`,
    ],
    ['bank by categories', learner, '/addons/Paper/api/v1/questions/categories'],
    [
      'practice of the bank',
      learner,
      '/addons/Paper/api/v1/questions/practice',
      { category_ids: list, types: [1, 2, 5] },
    ],
    ['wrong book', learner, '/addons/Paper/api/v1/wrongbook'],
    ['wrong book, due', learner, '/addons/Paper/api/v2/wrongbook/questions?due=1'],
    ['figures of a paper', admin, `/api/v2/manage/paper/${first.paper}/figures`],
    ['figures of its questions', admin, `/api/v2/manage/paper/${first.paper}/figures/questions`],
    ['grades', admin, `/api/v2/manage/paper/${first.paper}/grades?page=1&size=20`],
    ['list of questions', admin, '/api/v2/manage/question?page=1&size=20'],
  ];
  await printTimes(server, rows, { times, only, person: own });
} finally {
  await server.remove();
}
