import { and, inArray, isNull, or } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { insertCategory } from '../records/categories.repo.ts';
import { createRecordId } from '../records/record-id.ts';
import { insertRecord } from '../records/records.repo.ts';
import { filmSeconds, librarySeeds } from '../records/seeds/libraries.seed.ts';
import type { LibrarySeed, RecordSeed } from '../records/seeds/record-seed.ts';
import { insertUpload } from '../uploads/uploads.repo.ts';
import { readDiscussion } from './discussion.ts';
import { accountSeeds } from './people.seed.ts';
import type { SeedDeps } from './seed-deps.ts';
import { postDiscussion } from './seed-discussions.ts';

const day = 24 * 60 * 60 * 1000;

/** The libraries of those who can sign in. A cloud that takes only what browsers send gets none. */
export async function seedRecords(deps: SeedDeps, db: Database): Promise<void> {
  const ids = await findPeople(db);
  for (const library of librarySeeds) {
    const userId = ids.get(library.owner);
    if (userId !== undefined) await seedLibrary(deps, db, { library, userId, ids });
  }
}

interface Seeding {
  library: LibrarySeed;
  userId: number;
  /** User ids by nick name. */
  ids: ReadonlyMap<string, number>;
}

async function seedLibrary(deps: SeedDeps, db: Database, { library, userId, ids }: Seeding) {
  const categoryIds = await seedCategories(db, userId, library.categories);
  for (const seed of library.records.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const categoryId = seed.category === null ? null : (categoryIds.get(seed.category) ?? null);
    const id = await seedRecord(deps, db, { seed, userId, categoryId });
    if (id === null || seed.discussion === undefined) continue;
    // Where somebody has left since the people were seeded, nothing is put into another's mouth.
    if (readDiscussion(seed.discussion).some(({ by }) => !ids.has(by))) continue;
    const until = deps.clock.now();
    const target = { type: 'records' as const, id };
    const from = createdAtOf(deps, seed);
    await postDiscussion(db, { target, written: seed.discussion, from, until, key: seed.title }, ids);
  }
}

async function seedRecord(
  deps: SeedDeps,
  db: Database,
  { seed, userId, categoryId }: { seed: RecordSeed; userId: number; categoryId: number | null },
): Promise<number | null> {
  const { film, title, description: shortDescription, isShared = false } = seed;
  const fileName = `${film}.mp4`;
  const [bytes, picture] = await Promise.all([readSeed(fileName), readSeed(`${film}.jpg`)]);
  const videoId = await deps.cloudVideo.place(db, { userId, fileName, bytes, picture });
  if (videoId === null) return null;
  const createdAt = createdAtOf(deps, seed);
  await insertUpload(db, { videoId, userId, bytes: bytes.length, createdAt, hasPicture: true });
  const id = createRecordId();
  const video = { videoId, duration: filmSeconds[film], isMeasured: true };
  await insertRecord(db, { id, userId, title, shortDescription, categoryId, isShared, ...video }, createdAt);
  return id;
}

const readSeed = (name: string) => readFile(new URL(`../records/seeds/${name}`, import.meta.url));

const createdAtOf = ({ clock }: SeedDeps, { daysAgo }: RecordSeed) =>
  new Date(clock.now().getTime() - daysAgo * day);

/** Ids by name. */
async function seedCategories(db: Database, userId: number, tree: LibrarySeed['categories']) {
  const ids = new Map<string, number>();
  for (const [name, below] of Object.entries(tree)) {
    const parentId = await insertCategory(db, { userId, parentId: null, name });
    ids.set(name, parentId);
    for (const inner of below) ids.set(inner, await insertCategory(db, { userId, parentId, name: inner }));
  }
  return ids;
}

/** The people of the demonstration by name: those who can sign in have their number, the others have none. */
async function findPeople(db: Database): Promise<ReadonlyMap<string, number>> {
  const names = librarySeeds.flatMap(({ owner, records }) => [
    owner,
    ...records.flatMap(({ discussion = '' }) => readDiscussion(discussion).map(({ by }) => by)),
  ]);
  const mobiles = accountSeeds.map(({ mobile }) => mobile);
  const rows = await db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(
      and(inArray(users.nickName, names), or(isNull(users.mobile), inArray(users.mobile, [...mobiles]))),
    );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
