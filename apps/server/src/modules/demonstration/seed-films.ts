import { and, eq, inArray } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { mediaFiles, videoUploads } from '../../db/schema.ts';
import { filmSeconds } from '../records/seeds/libraries.seed.ts';
import type { Film } from '../records/seeds/record-seed.ts';
import { filmTitles } from './films.seed.ts';
import type { SeedDeps } from './seed-deps.ts';
import { findLibrarian } from './seed-media.ts';

const day = 24 * 60 * 60 * 1000;

/** Before everything else in the library. */
const daysAgo = 60;

const films = Object.keys(filmTitles) as Film[];
const nameOf = (film: Film) => `${film}.mp4`;

/** The films as files of the media library, each once; none where the cloud takes only what browsers send. */
export async function seedFilms(deps: SeedDeps, db: Database): Promise<ReadonlyMap<Film, number>> {
  const userId = await findLibrarian(db);
  if (userId === null) return new Map();
  const there = await db
    .select({ id: mediaFiles.id, fileName: mediaFiles.fileName })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.kind, 'video'), inArray(mediaFiles.fileName, films.map(nameOf))));
  const ids = new Map(there.map(({ id, fileName }) => [fileName, id]));
  const createdAt = new Date(deps.clock.now().getTime() - daysAgo * day);
  const placed = [];
  for (const film of films.filter((each) => !ids.has(nameOf(each)))) {
    const video = await placeFilm(deps, db, film, userId);
    if (video) placed.push({ ...video, userId, createdAt });
  }
  if (placed.length > 0) {
    await db
      .insert(videoUploads)
      .values(placed.map(({ videoId, bytes }) => ({ videoId, userId, bytes, createdAt, hasPicture: true })));
    const stored = await db
      .insert(mediaFiles)
      .values(placed.map((file) => ({ ...file, updatedAt: createdAt })))
      .returning({ id: mediaFiles.id, fileName: mediaFiles.fileName });
    for (const { id, fileName } of stored) ids.set(fileName, id);
  }
  return new Map(
    films.flatMap((film): [Film, number][] => {
      const id = ids.get(nameOf(film));
      return id === undefined ? [] : [[film, id]];
    }),
  );
}

/** The row of a film that the cloud has taken; null where it takes none. */
async function placeFilm({ cloudVideo }: SeedDeps, db: Database, film: Film, userId: number) {
  const fileName = nameOf(film);
  const [bytes, picture] = await Promise.all([readFilm(fileName), readFilm(`${film}.jpg`)]);
  const videoId = await cloudVideo.place(db, { userId, fileName, bytes, picture });
  if (videoId === null) return null;
  return {
    videoId,
    fileName,
    kind: 'video' as const,
    title: filmTitles[film],
    contentType: 'video/mp4',
    bytes: bytes.length,
    duration: filmSeconds[film],
    status: 'ready' as const,
  };
}

const readFilm = (name: string) => readFile(new URL(`../records/seeds/${name}`, import.meta.url));
