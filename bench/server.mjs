// The server's answers beside the smallest route there is, in one run: processor time per request, and 50 connections at once.
// `npm run bench -- server --small` measures over a fiftieth of the data; `--encoding br` as a browser asks.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionTo } from '../apps/server/src/embedded-postgres/server-process.ts';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { median } from './lib.mjs';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { generateCourses, taughtSizes } from './server/generate-courses.mjs';
import { generate, standardSizes } from './server/generate.mjs';
import { measuredAt, usageAt, usageOfDatabase } from './server/measured-process.mjs';

const times = timesOr(3);
const part = isSaid('--small') ? 50 : 1;
const partOf = (whole) =>
  Object.fromEntries(Object.entries(whole).map(([name, count]) => [name, count / part]));
const sizes = partOf(standardSizes);
const taught = partOf(taughtSizes);
const encoding = valueOf('--encoding');
const only = valueOf('--only')?.split(',');
/** Few would measure how the code is compiled, and not how it runs. */
const requests = 4000;
/** Enough to keep the server busy without a queue at the pool. */
const few = 10;
const many = 50;

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
const sockets = { ours: join(folder, 'ours'), floor: join(folder, 'floor') };
const server = await createRunningServer({
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
  ...measuredAt(sockets.ours),
});
const children = [];

function start(script, environment = {}) {
  const child = fork(join(import.meta.dirname, 'server', script), {
    env: { ...process.env, ...environment },
  });
  children.push(child);
  return child;
}

async function fill() {
  const { db, close } = openDatabase(server);
  const started = performance.now();
  const say = (line) => console.log(line);
  const first = await generate(db, sizes, say);
  first.course = await generateCourses(db, taught, { first: first.user, count: sizes.people }, say);
  console.log(`generated in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await close();
  return first;
}

/** Paths of each row; all of them differ as visitors' do, so that nothing profits from asking for one thing only. */
const rowsOf = (first) => {
  const articles = Array.from({ length: 500 }, (_, n) => first.article + 1 + ((n * 7) % sizes.articles));
  const courses = Array.from({ length: 500 }, (_, n) => first.course + 1 + ((n * 7) % taught.courses));
  return {
    config: { paths: ['/api/v2/other/config'] },
    home: { paths: ['/api/v2/home'] },
    'article list': { paths: Array.from({ length: 20 }, (_, n) => `/api/v2/article?size=20&page=${n + 1}`) },
    'comment list': { paths: articles.map((id) => `/api/v2/comment/article/${id}?size=20`) },
    detail: { paths: articles.map((id) => `/api/v2/article/${id}/detail`) },
    'detail, each a new reader': {
      paths: articles.map((id) => `/api/v2/article/${id}/detail`),
      readers: true,
    },
    'course list': { paths: Array.from({ length: 20 }, (_, n) => `/api/v2/course?size=12&page=${n + 1}`) },
    'course detail': { paths: courses.map((id) => `/api/v2/course/${id}/detail`) },
    'course reviews': { paths: courses.map((id) => `/api/v2/review/course/${id}?size=10`) },
    'course search': {
      paths: ['写作', '代数', '编程', '书法', '摄影', '乐理'].map(
        (word) => `/api/v2/search?type=vod&size=10&keywords=${encodeURIComponent(word)}`,
      ),
      // One reader may not ask as often.
      readers: true,
    },
  };
};

try {
  await server.start();
  const first = await fill();
  const postmaster = readPostmaster(join(server.dataFolder, 'postgres'));
  const port = Number(new URL(server.url).port);
  const floor = start('floor.mjs', {
    PORT: port + 1,
    FLOOR_DATABASE: JSON.stringify({ ...connectionTo(postmaster), database: 'shuyuan' }),
    ...measuredAt(sockets.floor),
  });
  await once(floor, 'message');
  const load = start('load.mjs');
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  let readers = 1;

  async function ask(origin, socket, { paths, readers: areNew }, connections, count = requests) {
    const before = [await usageAt(socket), usageOfDatabase(postmaster.pid)];
    load.send({ origin, paths, headers, connections, requests: count, readers: areNew ? readers : false });
    if (areNew) readers += count;
    const [told] = await once(load, 'message');
    if (told.error !== undefined) throw new Error(told.error);
    const after = [await usageAt(socket), usageOfDatabase(postmaster.pid)];
    const perRequest = (index, of = (value) => value) =>
      ((of(after[index]) - of(before[index])) / count) * 1e6;
    return {
      ...told,
      cpu: perRequest(0, ({ cpu }) => cpu),
      database: perRequest(1),
      rate: count / told.seconds,
    };
  }

  const ours = server.url.replace('localhost', '127.0.0.1');
  const floorRow = {
    paths: Array.from({ length: 500 }, (_, n) => `/floor/${first.user + 1 + n}`),
  };
  const askFloor = (connections) => ask(`http://127.0.0.1:${port + 1}`, sockets.floor, floorRow, connections);
  await askFloor(few);
  console.log(
    `\n${'row'.padEnd(28)} share  µs CPU (floor, database)   bytes | ${many} connections: req/s  p50   p99 ms (floor)`,
  );
  for (const [name, row] of Object.entries(rowsOf(first))) {
    if (only && !only.includes(name)) continue;
    await ask(ours, sockets.ours, row, few);
    const samples = [];
    for (let time = 0; time < times; time += 1)
      samples.push({ floor: await askFloor(few), ours: await ask(ours, sockets.ours, row, few) });
    const of = (pick) => median(samples.map(pick));
    const [wideFloor, wide] = [await askFloor(many), await ask(ours, sockets.ours, row, many)];
    const share = of((sample) => sample.floor.cpu / sample.ours.cpu);
    console.log(
      `${name.padEnd(28)} ${`${(share * 100).toFixed(0)} %`.padStart(5)}  ${of((sample) => sample.ours.cpu).toFixed(0)} (${of((sample) => sample.floor.cpu).toFixed(0)}, ${of((sample) => sample.ours.database).toFixed(0)})`.padEnd(
        62,
      ) +
        ` ${of((sample) => sample.ours.bytes)
          .toFixed(0)
          .padStart(
            6,
          )} | ${wide.rate.toFixed(0)}  ${wide.p50.toFixed(1)}  ${wide.p99.toFixed(1)} (${wideFloor.rate.toFixed(0)}  ${wideFloor.p50.toFixed(1)}  ${wideFloor.p99.toFixed(1)})`,
    );
  }
} finally {
  for (const child of children) child.disconnect();
  await server.remove();
  rmSync(folder, { recursive: true });
}
