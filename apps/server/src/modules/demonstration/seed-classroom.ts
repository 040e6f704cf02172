import { eq, ne, sql } from 'drizzle-orm';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Database } from '../../db/database.ts';
import {
  combos,
  courses,
  favoriteFolders,
  favorites,
  homeBlocks,
  studyDays,
  teachers,
} from '../../db/schema.ts';
import { folderSeeds, homeBlockSeeds, learnerName, minuteSeeds } from './classroom.seed.ts';
import { findAccount } from './find-account.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedNotes } from './seed-notes.ts';
import { listedVideos } from './seed-videos.ts';

const day = 24 * 60 * 60 * 1000;

/** What people have done with the courses and videos, and a home page that shows them. */
export async function seedClassroom(deps: SeedDeps, db: Database): Promise<void> {
  const now = deps.clock.now();
  const ids = {
    course: await idsByName(db, courses, courses.title),
    video: await listedVideos(db),
    combo: await idsByName(db, combos, combos.title),
  };
  await seedNotes(db, ids.video, now);
  const learner = await findAccount(db, learnerName);
  if (learner !== undefined) {
    await seedFolders(db, learner, ids, now);
    await seedStudyDays(db, learner, now);
  }
  await seedBlocks(db, { ...ids, teacher: await idsByName(db, teachers, teachers.name) });
}

type Ids = Record<'course' | 'video' | 'combo', ReadonlyMap<string, number>>;

async function seedFolders(db: Database, userId: number, ids: Ids, now: Date): Promise<void> {
  const names = folderSeeds.flatMap(({ name }) => name ?? []);
  await db
    .insert(favoriteFolders)
    .values(names.map((name) => ({ userId, name })))
    .onConflictDoNothing();
  const folders = await idsByName(
    db,
    favoriteFolders,
    favoriteFolders.name,
    eq(favoriteFolders.userId, userId),
  );
  const rows = folderSeeds.flatMap(({ name, items }, folder) =>
    items.flatMap((item, place) => {
      const [found] = Object.entries(item) as [keyof Ids, string][];
      const resourceId = found && ids[found[0]].get(found[1]);
      if (!found || resourceId === undefined) return [];
      const createdAt = new Date(now.getTime() - (folder * 3 + place + 1) * day);
      const folderId = name === null ? null : (folders.get(name) ?? null);
      return [{ userId, resourceType: found[0], resourceId, folderId, createdAt }];
    }),
  );
  if (rows.length > 0) await db.insert(favorites).values(rows).onConflictDoNothing();
}

/** Days that they have studied on themselves stay as they are. */
async function seedStudyDays(db: Database, userId: number, now: Date): Promise<void> {
  const rows = minuteSeeds.flatMap((minutes, place) => {
    const at = new Date(now.getTime() - (minuteSeeds.length - 1 - place) * day);
    return minutes === 0 ? [] : [{ userId, day: dayOf(at), seconds: minutes * 60 }];
  });
  await db.insert(studyDays).values(rows).onConflictDoNothing();
}

/** Before and after the articles; a school that has put other things on its home page keeps that. */
async function seedBlocks(
  db: Database,
  ids: Record<(typeof homeBlockSeeds)[number]['sign'], ReadonlyMap<string, number>>,
): Promise<void> {
  if ((await db.$count(homeBlocks, ne(homeBlocks.sign, 'article'))) > 0) return;
  const step = 10;
  const first = homeBlockSeeds.filter(({ isLast = false }) => !isLast).length;
  await db.update(homeBlocks).set({ sort: sql`${homeBlocks.sort} + ${first * step}` });
  await db.insert(homeBlocks).values(
    homeBlockSeeds.map(({ picked = [], isLast = false, ...block }, place) => ({
      ...block,
      itemIds: picked.flatMap((title) => ids[block.sign].get(title) ?? []),
      sort: (isLast ? 100 : 0) + place * step,
    })),
  );
}
