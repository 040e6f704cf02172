import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createExamCategory } from '../exams/exams.fixtures.ts';
import { countCandidatesByType, listCandidates } from './mock.repo.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

let server: TestServer;
let categoryId: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const rule = () => ({ category_ids: [categoryId], levels: [], ownerId: null });

/** A bank of a hundred thousand questions in a hundred categories. */
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server;
  const ids: number[] = [];
  for (let index = 0; index < 100; index += 1) ids.push(await createExamCategory(db));
  categoryId = ids[0] ?? 0;
  await db.execute(sql`
    insert into questions (category_id, type, level, score, title, shown, key, revealed)
    select (array[${sql.raw(ids.join(', '))}])[1 + n % 100], 1 + n % 7, 1 + n % 4, 20, '第' || n, '{}', '{}', '{}'
    from generate_series(1, 100000) as n`);
  await db.execute(sql`vacuum analyze`);
});
afterAll(() => server.close());

describe('a rule on one category of a bank of a hundred thousand questions', () => {
  const calls = [
    ['draws', () => listCandidates(server.db, rule(), now)],
    ['counts', () => countCandidatesByType(server.db, rule(), now)],
  ] satisfies [string, () => SQLWrapper][];

  it.each(calls)('%s by the index of the category, and reads no other question', async (_, query) => {
    const { rows } = await server.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${query()}`,
    );
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
    expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toContain('questions_category');
    const ofQuestions = nodes.filter((node) => node['Relation Name'] === 'questions');
    const read = ofQuestions.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
    expect(read).toBe(1000);
  });
});
