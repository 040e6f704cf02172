import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, mediaFiles } from '../../db/schema.ts';
import { createNameIndex, isNamed } from '../../resources/find-named.ts';
import { isTaughtBy } from '../courses/owner-of.ts';

/** What a row of the file can name. */
export interface Named<Found extends { id: number; title: string }> {
  /** Finds by number first, then by the exact title, then by a title that differs in width or form alone. */
  find: (name: string) => Found | 'missing' | 'twice';
}

const numbersOf = (names: readonly string[]) =>
  names
    .map((name) => name.normalize('NFKC'))
    .filter((name) => /^[1-9]\d{0,14}$/.test(name))
    .map(Number);

function named<Found extends { id: number; title: string }>(rows: readonly Found[]): Named<Found> {
  const byNumber = new Map(rows.map((row) => [String(row.id), row]));
  const byTitle = createNameIndex(rows, ({ title }) => title);
  return {
    find(name) {
      const numbered = byNumber.get(name.normalize('NFKC'));
      if (numbered) return numbered;
      const [first, second] = byTitle(name);
      return second ? 'twice' : (first ?? 'missing');
    },
  };
}

/** The courses that these names can mean, within reach. */
export async function findCourses(db: Database, names: readonly string[], ownerId: number | null) {
  const { id, title } = courses;
  const rows = await db
    .select({
      id,
      title,
      categoryId: courses.categoryId,
      teacherId: courses.teacherId,
      thumb: courses.thumb,
      publishedAt: courses.publishedAt,
    })
    .from(courses)
    .where(
      and(
        or(inArray(id, numbersOf(names)), isNamed(title, names)),
        ownerId === null ? undefined : isTaughtBy(courses, ownerId),
      ),
    )
    .for('no key update');
  return named(rows);
}

/** The library's videos that these names can mean, within reach: `clouds` are the cloud's own ids. */
export async function findFilms(
  db: Database,
  { names, clouds }: { names: readonly string[]; clouds: readonly string[] },
  ownerId: number | null,
) {
  const { id, title, videoId, duration, status } = mediaFiles;
  const rows = await db
    .select({ id, title, videoId, duration, status })
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.kind, 'video'),
        isNull(mediaFiles.deletedAt),
        or(inArray(id, numbersOf(names)), isNamed(title, names), inArray(videoId, [...clouds])),
        ownerId === null ? undefined : eq(mediaFiles.userId, ownerId),
      ),
    );
  const byCloud = new Map(rows.map((row) => [row.videoId, row]));
  return {
    ...named(rows),
    findCloud: (cloud: string) => byCloud.get(cloud) ?? ('missing' as const),
  };
}

export type FoundCourse = Exclude<ReturnType<Awaited<ReturnType<typeof findCourses>>['find']>, string>;
export type Film = Exclude<ReturnType<Awaited<ReturnType<typeof findFilms>>['find']>, string>;
