import { featureNames } from '@shuyuan/api-client';
import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../testing/index.ts';
import { saveSettings } from './config/config.repo.ts';
import { accountPassword, accountSeeds } from './demonstration/people.seed.ts';

let server: TestServer;
const tokens = new Map<string, string>();

const lists = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([domain, calls]) =>
    Object.entries(calls)
      .filter(([, { method, query }]) => method === 'GET' && 'page' in query.shape)
      .map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
);
const isOfConsole = ({ path }: Endpoint) => path.startsWith('/api/v2/manage/');

/** What a list cannot be asked without. */
const required: Record<string, Record<string, string>> = {
  'search.find': { keywords: '学习' },
  'notes.list': { resource_type: 'course', resource_id: '1' },
  'follows.works': { type: 'articles' },
  'study.list': { scene: 'learning' },
};
/** Where a list with an id of something else than 1 has rows. */
const places: Record<string, string> = {
  'comments.list': '/api/v2/comment/article/1',
  'reviews.list': '/api/v2/review/course/1',
};

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  await saveSettings(server.db, Object.fromEntries(featureNames.map((name) => [`features.${name}`, true])));
  for (const { role, mobile } of accountSeeds) {
    const { token } = await clientOf(server).session.loginByPassword({ mobile, password: accountPassword });
    tokens.set(role, token);
  }
  await addAttempts();
});

/** Gives the demonstration learner a finished paper, a finished mock paper and a practised question. */
async function addAttempts() {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from users where mobile = ${accountSeeds[0].mobile}`,
  );
  const learner = rows[0]?.id;
  for (const kind of ['paper', 'mock_paper'])
    await server.db.execute(sql`
      insert into paper_attempts (user_id, ${sql.raw(kind)}_id, number, status, seed, is_skip_mark, score, started_at, ends_at, submitted_at)
      select ${learner}, id, 900, 2, 'seed', false, 10, now(), now(), now() from ${sql.raw(kind)}s order by id limit 1`);
  await server.db.execute(sql`
    insert into practice_records (user_id, chapter_id, question_id, answer, result, answered_at)
    select ${learner}, chapter_id, question_id, '"A"', 1, now() from practice_questions order by chapter_id limit 1`);
}
afterAll(() => server.close());

interface Envelope {
  code: number;
  data: unknown;
}

async function ask(
  [name, { path, access }]: (typeof lists)[number],
  query: Record<string, string>,
  role?: string,
): Promise<Envelope> {
  const as = access === 'visitor' ? role : (role ?? (access === 'signed-in' ? 'learner' : 'administrator'));
  const token = as === undefined ? undefined : tokens.get(as);
  const response = await server.app.inject({
    url: places[name] ?? path.replace(/\{\w+\}/g, '1'),
    query: { ...required[name], ...query },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return response.json();
}

/** The paged part of an answer. */
function pageIn(answer: unknown): { data: unknown[]; total: number } | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('total' in answer && 'data' in answer && Array.isArray(answer.data))
    return { data: answer.data, total: Number(answer.total) };
  return Object.values(answer)
    .map(pageIn)
    .find((found) => found !== undefined);
}

describe('public lists', () => {
  const odd = ['0', '-1', 'abc', '1e9', '1.5'].map((value) => ({ page: value, size: value }));
  const choices = { sort: 'nonsense', level: '99', scene: 'nonsense', price: 'nonsense', stars: '9' };

  const isPublic = (endpoint: Endpoint) =>
    ['visitor', 'signed-in'].includes(endpoint.access) && !isOfConsole(endpoint);

  it.each(lists.filter(([, endpoint]) => isPublic(endpoint)))(
    'MC-04 put page, size and order of %s right',
    async (...list) => {
      const usual = await ask(list, {});
      const scene = required[list[0]]?.['scene'] ?? choices.scene;
      for (const query of [...odd, { ...choices, scene }])
        expect([query, (await ask(list, query)).code]).toEqual([query, usual.code]);
    },
  );

  it('answer other fields than the contract knows', async () => {
    for (const list of lists.filter(([, { access }]) => access === 'visitor'))
      expect([list[0], (await ask(list, { nonsense: '1' })).code]).toEqual([
        list[0],
        (await ask(list, {})).code,
      ]);
  });
});

describe('lists of the console', () => {
  it.each(lists.filter(([, endpoint]) => isOfConsole(endpoint)))(
    'MC-08 %s names a filter that it does not know',
    async (...list) => {
      expect(await ask(list, { nonsense: '1', page: '0' })).toMatchObject({
        code: 400,
        data: { issues: [{ field: 'query.nonsense' }] },
      });
    },
  );

  it('are put right where the page is none', async () => {
    const [list] = lists.filter(([name]) => name === 'manageCourses.list');
    expect((await ask(list!, { page: '0', size: '1e9' })).code).toBe(0);
  });
});

describe('past the last page', () => {
  it.each(lists)('%s has its total and no row', async (...list) => {
    for (const role of tokens.keys()) {
      const { code, data } = await ask(list, { page: '1' }, role);
      if (code !== 0) continue;
      const first = pageIn(data);
      // Replies to a comment are a plain array, as the specification has them.
      if (!first) continue;
      const past = pageIn((await ask(list, { page: '9999' }, role)).data);
      expect([role, past]).toEqual([role, { data: [], total: first.total }]);
    }
  });

  it.each(['joinedPapers', 'joinedMockPapers', 'joinedPractices'])(
    'examArea.%s has rows, so that its total is one',
    async (name) => {
      const list = lists.find(([each]) => each === `examArea.${name}`)!;
      const totals = [];
      for (const role of tokens.keys()) totals.push(pageIn((await ask(list, {}, role)).data)?.total ?? 0);
      expect(Math.max(...totals)).toBeGreaterThan(0);
    },
  );
});
