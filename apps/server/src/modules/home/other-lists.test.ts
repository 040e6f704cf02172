import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anthologies, combos, courses, homeBlocks, teachers, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [homeBlocks, combos, courses, videos, anthologies, teachers])
    await server.db.delete(table);
});

type Block = Omit<typeof homeBlocks.$inferInsert, 'title'>;

const put = (...blocks: Block[]) =>
  server.db
    .insert(homeBlocks)
    .values(blocks.map((block, sort) => ({ title: `板块 ${sort}`, sort, ...block })));

/** The ids in each block that is shown. */
const shown = async () =>
  (await clientOf(server).home.index()).blocks.map(({ sign, items }) => [sign, items.map(({ id }) => id)]);

const taught = [
  { sign: 'course', create: createCourse },
  { sign: 'video', create: createVideo },
  { sign: 'combo', create: createCombo },
] as const;

describe.each(taught)('a block of the sign $sign', ({ sign, create }) => {
  it('lists the newest, or those that most have bought, without drafts and what is still to come', async () => {
    const old = await create(server.db, { publishedAt: daysAgo(3), userCount: 9 });
    const recent = await create(server.db, { publishedAt: daysAgo(1), userCount: 2 });
    await create(server.db, { publishedAt: null, userCount: 99 });
    await create(server.db, { publishedAt: daysAgo(-1), userCount: 99 });
    await put({ sign }, { sign, itemOrder: 'popular' }, { sign, size: 1 });
    expect(await shown()).toEqual([
      [sign, [recent, old]],
      [sign, [old, recent]],
      [sign, [recent]],
    ]);
  });

  it('is narrowed to a category with those under it', async () => {
    const top = await createCourseCategory(server.db);
    const under = await createCourseCategory(server.db, { parentId: top });
    const inTop = await create(server.db, { categoryId: top, publishedAt: daysAgo(3) });
    const inUnder = await create(server.db, { categoryId: under, publishedAt: daysAgo(2) });
    await create(server.db, { publishedAt: daysAgo(1) });
    await put({ sign, courseCategoryId: top }, { sign, courseCategoryId: under, itemOrder: 'popular' });
    expect(await shown()).toEqual([
      [sign, [inUnder, inTop]],
      [sign, [inUnder]],
    ]);
  });

  it('lists what was picked in its order, without what is hidden or gone, and nothing at all is left out', async () => {
    const [one, two] = [await create(server.db), await create(server.db)];
    const hidden = await create(server.db, { publishedAt: null });
    const byHand = { sign, itemOrder: 'by-hand' } as const;
    await put({ ...byHand, itemIds: [two, hidden, 999_999, one] }, { ...byHand, itemIds: [hidden] });
    expect(await shown()).toEqual([[sign, [two, one]]]);
  });
});

it('a block of recommended courses has no others', async () => {
  await createCourse(server.db, { publishedAt: daysAgo(1) });
  const old = await createCourse(server.db, { isRecommended: true, publishedAt: daysAgo(3) });
  const recent = await createCourse(server.db, { isRecommended: true, publishedAt: daysAgo(2) });
  await put({ sign: 'course', itemOrder: 'recommended' });
  expect(await shown()).toEqual([['course', [recent, old]]]);
});

it('a block of teachers leaves out those of whom nothing is published', async () => {
  const [first, second] = [await createTeacher(server.db), await createTeacher(server.db)];
  await createTeacher(server.db);
  for (const teacherId of [first, second]) await createCourse(server.db, { teacherId });
  await put({ sign: 'teacher' }, { sign: 'teacher', itemOrder: 'by-hand', itemIds: [first] });
  expect(await shown()).toEqual([
    ['teacher', [second, first]],
    ['teacher', [first]],
  ]);
});

it('a block of anthologies is narrowed to a category of the articles', async () => {
  const categoryId = await createCategory(server.db);
  const anthology = await createAnthology(server.db, { categoryId });
  await createAnthology(server.db);
  await put({ sign: 'anthology', categoryId });
  expect(await shown()).toEqual([['anthology', [anthology]]]);
});

it('blocks of all kinds stand in their order, articles by hand among them', async () => {
  const [course, video] = [await createCourse(server.db), await createVideo(server.db)];
  const [one, two] = [await createArticle(server.db), await createArticle(server.db)];
  await put(
    { sign: 'video' },
    { sign: 'article', itemOrder: 'by-hand', itemIds: [two, one] },
    { sign: 'combo' },
    { sign: 'course' },
    { sign: 'course', isShown: false },
  );
  expect(await shown()).toEqual([
    ['video', [video]],
    ['article', [two, one]],
    ['course', [course]],
  ]);
});
