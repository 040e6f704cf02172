// Searching 50,000 documents over HTTP, made of the demonstration articles' sentences, beside the smallest call there is.
import { setTimeout as wait } from 'node:timers/promises';
import { indexForSearch } from '../apps/server/src/modules/search/search-index.ts';
import { articles } from '../apps/server/src/db/schema.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { timesOr } from './options.mjs';
import { measuredAt, usageAt, usageOfDatabase } from './server/measured-process.mjs';

const documents = Number(process.env['DOCUMENTS'] ?? 50_000);
const rounds = timesOr(20);
const types = ['article', 'anthology', 'video', 'vod', 'combo'];

/** A stream of numbers in [0, 1) that is the same in every run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function fill(db) {
  const rows = await db.select({ title: articles.title, html: articles.renderContent }).from(articles);
  const sentences = rows.flatMap(({ html }) => html.replace(/<[^>]*>/g, '').split(/(?<=[。！？])/));
  const random = createRandom(7);
  // Squared: some sentences stand in many documents, most in few, as words do.
  const pick = (list) => list[Math.floor(random() ** 2 * list.length)];
  for (let start = 0; start < documents; start += 1000)
    await db.transaction(async (tx) => {
      for (let index = start; index < Math.min(documents, start + 1000); index += 1)
        await indexForSearch(tx, {
          type: types[index % types.length],
          id: 1000 + index,
          title: pick(rows).title,
          thumb: '',
          description: pick(sentences),
          html: `<p>${Array.from({ length: 3 + Math.floor(random() * 12) }, () => pick(sentences)).join('')}</p>`,
          publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
        });
    });
  await db.execute(`vacuum analyze search_documents`);
  const size = await db.execute(
    `select pg_size_pretty(pg_relation_size('search_documents_tokens')) as index, pg_size_pretty(pg_total_relation_size('search_documents')) as whole, avg(length(body))::int as body from search_documents`,
  );
  return size.rows[0];
}

async function time(url) {
  const started = performance.now();
  const response = await fetch(url);
  const { data, code } = await response.json();
  if (!response.ok || code !== 0) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - started, total: data.total };
}

const keywords = [
  '数学',
  '二分查找',
  '论点',
  'Python',
  '的',
  '一句话 读者',
  '水凝胶',
  '没有这个词',
  '光',
  '写作的基本功',
];

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const socket = join(folder, 'usage');
const server = await createRunningServer({ NODE_ENV: 'production', ...measuredAt(socket) });
try {
  await server.start();
  const postmaster = readPostmaster(join(server.dataFolder, 'postgres'));
  /** Milliseconds of processor time so far, of the server and its database. */
  const used = async () => ((await usageAt(socket)).cpu + usageOfDatabase(postmaster.pid)) * 1000;
  const { db, close } = openDatabase(server);
  const started = performance.now();
  const sizes = await fill(db);
  console.log(
    `${documents} documents of ${sizes.body} characters indexed in ${((performance.now() - started) / 1000).toFixed(0)} s; index ${sizes.index}, table ${sizes.whole}`,
  );
  await close();
  await wait(500);
  const all = [];
  for (const word of keywords) {
    const url = `${server.url}/api/v2/search?${new URLSearchParams({ keywords: word })}`;
    const samples = [];
    let total = 0;
    await time(url);
    const before = await used();
    for (let round = 0; round < rounds; round += 1) {
      const sample = await time(url);
      samples.push(sample.ms);
      total = sample.total;
    }
    const cpu = (await used()) - before;
    all.push(...samples);
    const sorted = samples.toSorted((a, b) => a - b);
    console.log(
      `${word.padEnd(12, '　')} ${String(total).padStart(6)} found, p50 ${sorted[Math.floor(rounds / 2)].toFixed(1)} ms, ${(cpu / rounds).toFixed(1)} ms CPU`,
    );
  }
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  console.log(`all keywords: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, one at a time`);
} finally {
  await server.remove();
  rmSync(folder, { recursive: true });
}
