import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, mediaFiles } from '../../db/schema.ts';
import { isTaughtBy } from '../courses/owner-of.ts';

/** What a row of the file can name. */
export interface Named<Found extends { id: number; title: string }> {
  /** By number first, then by title. */
  find: (name: string) => Found | 'missing' | 'twice';
}

const numbersOf = (names: readonly string[]) =>
  names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);

function named<Found extends { id: number; title: string }>(rows: readonly Found[]): Named<Found> {
  return {
    find(name) {
      const byNumber = rows.find(({ id }) => String(id) === name);
      if (byNumber) return byNumber;
      const [first, second] = rows.filter(({ title }) => title.normalize('NFKC').trim() === name);
      return second ? 'twice' : (first ?? 'missing');
    },
  };
}

/** The courses that these names can mean, within reach. */
export async function findCourses(db: Database, names: readonly string[], ownerId: number | null) {
  const { id, title } = courses;
  const rows = await db
    .select({ id, title, categoryId: courses.categoryId, teacherId: courses.teacherId, thumb: courses.thumb })
    .from(courses)
    .where(
      and(
        or(inArray(id, numbersOf(names)), inArray(title, [...names])),
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
        or(inArray(id, numbersOf(names)), inArray(title, [...names]), inArray(videoId, [...clouds])),
        ownerId === null ? undefined : eq(mediaFiles.userId, ownerId),
      ),
    );
  return {
    ...named(rows),
    findCloud: (cloud: string) => rows.find((row) => row.videoId === cloud) ?? ('missing' as const),
  };
}

export type FoundCourse = Exclude<ReturnType<Awaited<ReturnType<typeof findCourses>>['find']>, string>;
export type Film = Exclude<ReturnType<Awaited<ReturnType<typeof findFilms>>['find']>, string>;
