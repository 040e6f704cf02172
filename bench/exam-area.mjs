// The exam area over 100,000 questions and 1,000,000 answers, beside the smallest route there is, in one run: milliseconds of one call
// after the other. `npm run bench -- exam-area --small` measures over a fiftieth of the data.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectionTo } from '../apps/server/src/embedded-postgres/server-process.ts';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { median } from './lib.mjs';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { examSizes, generateExams } from './server/generate-exams.mjs';

const times = timesOr(20);
const only = valueOf('--only')?.split(',');
const part = isSaid('--small') ? 50 : 1;
const sizes = Object.fromEntries(
  Object.entries(examSizes).map(([name, count]) => [name, name === 'asked' ? count : count / part]),
);

const server = await createRunningServer({ NODE_ENV: 'production', TRUST_PROXY: 'loopback' });
let floor;

async function signIn(mobile) {
  const response = await fetch(`${server.url}/api/v2/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password: 'shuyuan-demo' }),
  });
  const { data, message } = await response.json();
  if (!data?.token) throw new Error(`Nobody is signed in: ${message}`);
  return data.token;
}

/** Milliseconds of a call, and of the floor called right before it. */
async function timeOf(url, token, body) {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const begun = performance.now();
  const response = await fetch(url, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { code, message } = await response.json();
  if (code !== 0) throw new Error(`${url}: ${message}`);
  return performance.now() - begun;
}

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
  const postmaster = readPostmaster(join(server.dataFolder, 'postgres'));
  const port = Number(new URL(server.url).port) + 1;
  floor = fork(join(import.meta.dirname, 'server/floor.mjs'), {
    env: {
      ...process.env,
      PORT: String(port),
      FLOOR_DATABASE: JSON.stringify({ ...connectionTo(postmaster), database: 'shuyuan' }),
    },
  });
  await once(floor, 'message');
  const [learner, admin] = [await signIn('13800000001'), await signIn('13800000003')];
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
  console.log(`\n${'call'.padEnd(28)}  ms (floor)     times`);
  for (const [name, token, path, body] of rows) {
    if (only && !only.includes(name)) continue;
    const samples = [];
    await timeOf(server.url + path, token, body);
    for (let time = 0; time < times; time += 1)
      samples.push({
        floor: await timeOf(`http://127.0.0.1:${port}/floor/${own}`, null),
        ours: await timeOf(server.url + path, token, body),
      });
    const [ours, least] = [median(samples.map((one) => one.ours)), median(samples.map((one) => one.floor))];
    console.log(
      `${name.padEnd(28)}  ${ours.toFixed(1)} (${least.toFixed(1)})`.padEnd(46) + (ours / least).toFixed(1),
    );
  }
} finally {
  floor?.disconnect();
  await server.remove();
}
