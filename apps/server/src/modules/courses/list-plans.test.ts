import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { listCombos } from '../combos/combos.repo.ts';
import { listVideos } from '../videos/videos.repo.ts';
import { createCourseCategory, createTeacher } from './courses.fixtures.ts';
import { listCourses } from './courses.repo.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const size = 12;
const now = new Date('2027-01-01T00:00:00Z');

let server: TestServer;

/** Ten thousand courses, videos and columns, one of ten free and one of a hundred a draft. */
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server;
  const [categoryId, teacherId] = [await createCourseCategory(db), await createTeacher(db)];
  for (const table of ['courses', 'videos', 'combos'])
    await db.execute(sql`
      insert into ${sql.identifier(table)} (category_id, teacher_id, title, thumb, short_description, charge, user_count, published_at)
      select ${categoryId}::bigint, ${teacherId}::bigint, '第' || n, '/a.svg', '简介',
        case when n % 10 = 0 then 0 else n * 7919 % 300 + 1 end, n * 104729 % 5000,
        case when n % 100 > 0 then timestamptz '2026-01-01' + n * interval '1 minute' end
      from generate_series(1, 10000) as n`);
  await db.execute(sql`update courses set is_recommended = id % 50 = 0`);
  await db.execute(sql`vacuum analyze`);
});
afterAll(() => server.close());

const filter = { now, categoryId: undefined, teacherId: undefined };
const courseFilter = { ...filter, professionId: undefined, level: undefined, price: undefined };
const scenes = ['all', 'free', 'popular'] as const;

const courseLists = scenes.flatMap((scene) =>
  (['newest', 'recommended', 'popular', 'cheapest'] as const).map(
    (sort) =>
      [
        'courses',
        scene,
        sort,
        () => listCourses(server.db, { ...courseFilter, scene }, { page: 1, size, sort }),
      ] as const,
  ),
);
const others = scenes.flatMap((scene) =>
  (['newest', 'popular', 'cheapest'] as const).flatMap((sort) => [
    [
      'videos',
      scene,
      sort,
      () => listVideos(server.db, { ...filter, scene, sort }, { page: 1, size }),
    ] as const,
    [
      'combos',
      scene,
      sort,
      () => listCombos(server.db, { ...filter, scene, sort }, { page: 1, size }),
    ] as const,
  ]),
);

const lists: readonly (readonly [string, string, string, () => SQLWrapper])[] = [...courseLists, ...others];

describe('a page of ten thousand', () => {
  it.each(lists)(
    '%s of the scene %s, %s first, is read from an index in its order',
    async (table, scene, sort, list) => {
      const { rows } = await server.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (analyze, format json) ${list()}`,
      );
      const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
      expect(
        nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      ).not.toContain(table);
      // Of what costs nothing alike the order is that of the ids.
      const index = scene === 'free' && sort === 'cheapest' ? `${table}_pkey` : `${table}_${sort}`;
      const read = nodes.filter((node) => node['Index Name'] === index);
      // No more than it shows, and what its filter passes over on the way.
      expect(read.map((node) => node['Actual Rows'])).toContain(size);
    },
  );
});
