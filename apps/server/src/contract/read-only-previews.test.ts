import { contract, permissionCodes, type Endpoint } from '@shuyuan/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../db/schema.ts';
import { coreStrings } from '../errors/core.strings.ts';
import { createPerson, findRole } from '../modules/session/people.fixtures.ts';
import { allRows, createTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const { db } = server;
  const person = await createPerson(db, { roleId: await findRole(db, 'administrator') });
  const preview = Object.fromEntries(permissionCodes.map((code) => [code, 'all' as const]));
  await db.update(sessions).set({ preview }).where(eq(sessions.userId, person.id));
  token = person.token;
  // What a read would otherwise bring up to date: an attempt that is over, and videos that the cloud was at work with.
  await db.execute(sql`update paper_attempts set user_id = ${person.id}, status = 1, score = null, submitted_at = null,
    ends_at = started_at + interval '1 minute' where id = (select min(id) from paper_attempts)`);
  await db.execute(sql`update media_files set status = 'running' where kind = 'video'`);
});
afterAll(() => server.close());

const reads = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([domain, calls]) =>
    Object.entries(calls)
      .filter(([, { method }]) => method === 'GET')
      .map(([name, { path }]) => [`${domain}.${name}`, path] as const),
);

/** Queries of calls that need one; without it they are refused before anything could be written. */
const queries: Record<string, string> = {
  'search.find': 'keywords=宋词',
  'problems.similar': 'title=宋词怎么读',
  'study.list': 'scene=studying',
  'orders.goods': 'goods_type=course&goods_id=1',
  'coupons.fitting': 'goods_type=course&goods_id=1',
  'examArea.question': 'from=wrong',
  'manageDashboard.days': 'days=7',
  'media.inspectVideo': 'video_id=none',
};

/** Types of what a call is about, by the first part of its name. */
const types: Record<string, string> = {
  reviews: 'course',
  comments: 'article',
  posts: 'problem',
  manageModeration: 'problem',
};

/** Calls that do nothing but write. */
const writing = ['captcha.image', 'captcha.slider', 'exams.start', 'paperAddon.start', 'session.startWechat'];

/** Tables of sessions, limits of requests, and the local stand-ins for services outside. */
const mayChange = (table: string) =>
  ['sessions', 'rate_limits'].includes(table) || table.startsWith('local_');

const get = async (name: string, path: string) => {
  const type = types[name.split('.')[0] ?? ''] ?? '1';
  const url = path
    .replace('{type}', type)
    .replace('{name}', 'user_protocol')
    .replace(/\{\w+\}/g, '1');
  const query = name.includes('export') ? 'format=csv' : (queries[name] ?? '');
  const answer = await server.app.inject({
    url: encodeURI(query === '' ? url : `${url}?${query}`),
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, isRefused: answer.body.includes(coreStrings.onlyPreview) };
};

it('changes no row by any read of the contract, and refuses none but those that only write', async () => {
  const before = await allRows(server.db, mayChange);
  const refused: string[] = [];
  const broken: string[] = [];
  for (const [name, path] of reads) {
    const { status, isRefused } = await get(name, path);
    if (isRefused) refused.push(name);
    if (status >= 500) broken.push(name);
  }
  expect(refused.sort()).toEqual(writing);
  expect(broken).toEqual([]);
  expect(await allRows(server.db, mayChange)).toEqual(before);
});
