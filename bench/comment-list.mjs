// The list call of comments over HTTP: one page of a long thread beside one page of a short one, and beside the smallest call there is.
import { setTimeout as wait } from 'node:timers/promises';
import { createComments } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { median } from './lib.mjs';
import { timesOr } from './options.mjs';

const requests = 400;
const parallel = 8;
const rounds = timesOr(7);

/** Milliseconds of each of `requests` calls, `parallel` at a time. */
async function load(url) {
  const times = [];
  const worker = async () => {
    for (let index = 0; index < requests / parallel; index += 1) {
      const started = performance.now();
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(requests * 0.5)], p99: sorted[Math.floor(requests * 0.99)] };
}

const server = await createRunningServer();
try {
  await server.start();
  const { db, close } = openDatabase(server);
  await createComments(db, { type: 'article', id: 1 }, 1, 20);
  await createComments(db, { type: 'article', id: 2 }, 1, 20_000);
  await db.execute('analyze');
  await close();
  await wait(500);

  const urls = {
    floor: `${server.url}/healthz`,
    short: `${server.url}/api/v2/comment/article/1?page=1&size=20`,
    long: `${server.url}/api/v2/comment/article/2?page=1&size=20`,
    deep: `${server.url}/api/v2/comment/article/2?page=500&size=20`,
  };
  const samples = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(urls)) samples[name].push(await load(url));
  const figure = (name, key) => median(samples[name].map((sample) => sample[key]));
  for (const name of Object.keys(urls)) {
    const ratio = (figure(name, 'p50') / figure('short', 'p50')).toFixed(2);
    console.log(
      `${name.padEnd(6)} p50 ${figure(name, 'p50').toFixed(1)} ms, p99 ${figure(name, 'p99').toFixed(1)} ms, ${ratio}× short`,
    );
  }
} finally {
  await server.remove();
}
