import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../calendar/day-in-china.ts';
import {
  favoriteFolders,
  favorites,
  homeBlocks,
  notes,
  studyDays,
  thumbsUps,
  users,
  videos,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { folderSeeds, homeBlockSeeds, noteSeeds } from './classroom.seed.ts';
import { accountSeeds } from './people.seed.ts';

let server: TestServer;
let learner: number;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const { mobile } = accountSeeds.find(({ role }) => role === 'learner')!;
  [{ id: learner }] = (await server.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobile, mobile))) as [{ id: number }];
});
afterAll(() => server.close());

it('the notes lie within their videos, and are liked as often as they say', async () => {
  const rows = await server.db
    .select({
      second: notes.second,
      likes: notes.thumbsUpCount,
      isPublic: notes.isPublic,
      length: videos.duration,
      counted: sql<number>`(select count(*)::int from ${thumbsUps}
        where ${thumbsUps.resourceType} = 'note' and ${thumbsUps.resourceId} = ${notes.id})`,
    })
    .from(notes)
    .innerJoin(videos, eq(videos.id, notes.resourceId));
  expect(rows).toHaveLength(noteSeeds.length);
  for (const { second, likes, isPublic, length, counted } of rows) {
    expect(second ?? 0).toBeLessThan(length);
    expect(counted).toBe(likes);
    expect(isPublic || likes === 0).toBe(true);
  }
  expect(rows.filter(({ isPublic }) => isPublic).length).toBeGreaterThanOrEqual(5);
});

it('the learner has folders of favourites, each with something in it, and favourites in none', async () => {
  const rows = await server.db
    .select({ name: favoriteFolders.name, count: count() })
    .from(favorites)
    .leftJoin(favoriteFolders, eq(favoriteFolders.id, favorites.folderId))
    .where(sql`${favorites.userId} = ${learner} and ${favorites.resourceType} <> 'article'`)
    .groupBy(favoriteFolders.name);
  const found = new Map(rows.map((row) => [row.name, row.count]));
  expect(found).toEqual(new Map(folderSeeds.map(({ name, items }) => [name, items.length])));
});

it('the learner has studied on most days of the last weeks, until today', async () => {
  const rows = await server.db.select().from(studyDays).where(eq(studyDays.userId, learner));
  expect(rows.length).toBeGreaterThanOrEqual(30);
  const days = rows.map(({ day }) => day).toSorted();
  expect(days.at(-1)).toBe(dayOf(server.deps.clock.now()));
});

it('home shows courses, videos, columns and teachers around the articles, and no cover twice', async () => {
  const { blocks } = await clientOf(server).home.index();
  expect(blocks.map(({ sign }) => sign)).toEqual([
    'course',
    'video',
    'combo',
    'article',
    'article',
    'teacher',
  ]);
  for (const { title, picked, size } of homeBlockSeeds) {
    const block = blocks.find((one) => one.title === title);
    expect([title, block?.items.length]).toEqual([title, picked?.length ?? size]);
  }
  const covers = blocks.flatMap((block) =>
    block.sign === 'teacher'
      ? block.items.map(({ avatar }) => avatar)
      : block.items.map(({ thumb }) => thumb),
  );
  expect(covers.filter((cover, place) => covers.indexOf(cover) !== place)).toEqual([]);
});

it('what a school has put on its home page itself stays as it is', async () => {
  await server.db.delete(homeBlocks);
  await server.db.insert(homeBlocks).values({ title: '自己的', sign: 'course' });
  await server.db.execute(sql`delete from server_marks where name = 'demonstration-classroom'`);
  await server.db.execute(sql`delete from notes`);
  await server.db.transaction((tx) => server.modules.demonstration.seed(tx));
  expect(await server.db.$count(homeBlocks)).toBe(1);
  // And what is there by its title already is not put in again.
  expect((await clientOf(server).courses.list()).data.total).toBe(12);
});
