import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  courseAttachments,
  courseCategories,
  courses,
  mediaFiles,
  professions,
  teachers,
  users,
} from '../../db/schema.ts';
import { indexCourses } from '../courses/index-courses.ts';
import { drawAvatar } from '../pictures/avatar.ts';
import { drawCover } from '../pictures/cover.ts';
import { addNavEntry } from './add-nav-entry.ts';
import {
  courseCategorySeeds,
  coursesEntry,
  courseSeeds,
  courseTeacherSeeds,
  professionSeeds,
  teachersEntry,
} from './courses.seed.ts';
import type { CourseSeed } from './courses/course-seed.ts';
import { idsByName } from './ids-by-name.ts';
import { seedCourseFiles } from './seed-course-files.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedFilms } from './seed-films.ts';
import { seedLessons, type KnownThings } from './seed-lessons.ts';

const day = 24 * 60 * 60 * 1000;

/** Courses with all that they name. What is there by its name already stays as it is. */
export async function seedCourses(deps: SeedDeps, db: Database): Promise<void> {
  await seedCategories(db);
  await seedTeachers(deps, db);
  await db
    .insert(professions)
    .values(professionSeeds.map((seed, sort) => ({ ...seed, sort })))
    .onConflictDoNothing();
  await seedCourseFiles(deps, db);
  const known: Known = {
    films: await seedFilms(deps, db),
    articles: await idsByName(db, articles, articles.title),
    files: await filesByName(db),
    categories: await idsByName(db, courseCategories, courseCategories.name),
    teachers: await idsByName(db, teachers, teachers.name),
    professions: await idsByName(db, professions, professions.name),
    owners: await ownersByTeacher(db),
  };
  const there = await idsByName(db, courses, courses.title);
  // The oldest first, so that ids rise with time.
  for (const seed of courseSeeds.toSorted((a, b) => ageOf(b) - ageOf(a)))
    if (!there.has(seed.title)) await seedOne(deps, db, seed, known);
  await indexCourses(db);
}

interface Known extends KnownThings {
  categories: ReadonlyMap<string, number>;
  teachers: ReadonlyMap<string, number>;
  professions: ReadonlyMap<string, number>;
  /** Accounts of teachers by the teachers' names. */
  owners: ReadonlyMap<string, number | null>;
}

/** Drafts last. */
const ageOf = ({ daysAgo }: CourseSeed) => daysAgo ?? Number.NEGATIVE_INFINITY;

async function seedOne(deps: SeedDeps, db: Database, seed: CourseSeed, known: Known): Promise<void> {
  const { key, title, level, charge, isVipFree, outcomes, daysAgo, soldUntilDaysAgo, studyDays } = seed;
  const categoryId = known.categories.get(seed.category);
  if (categoryId === undefined) throw new Error(`A course without a category: ${key}`);
  const teacherId = known.teachers.get(seed.teacher) ?? null;
  const now = deps.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const thumb = await deps.blobs.put(
    `demonstration/course-${key}.svg`,
    drawCover(`course-${key}`, seed.cover),
  );
  const [course] = await db
    .insert(courses)
    .values({
      title,
      level,
      charge,
      isVipFree,
      categoryId,
      teacherId,
      thumb,
      outcomes: [...outcomes],
      shortDescription: seed.description,
      renderDescription: seed.html,
      professionId: (seed.profession && known.professions.get(seed.profession)) || null,
      studyDays: studyDays ?? null,
      isRecommended: seed.isRecommended ?? false,
      soldUntil: soldUntilDaysAgo === undefined ? null : ago(soldUntilDaysAgo),
      publishedAt: daysAgo === null ? null : ago(daysAgo),
    })
    .returning({ id: courses.id });
  if (!course) return;
  const place = {
    courseId: course.id,
    categoryId,
    teacherId,
    thumb,
    ownerId: known.owners.get(seed.teacher),
  };
  await seedLessons(db, seed.chapters, { ...place, known, now });
  const attached = (seed.attachments ?? []).flatMap(({ file, onlyBuyer }, sort) => {
    const mediaId = known.files.get(file);
    const name = file.replace(/\.\w+$/, '');
    return mediaId === undefined ? [] : [{ courseId: course.id, mediaId, name, onlyBuyer, sort }];
  });
  if (attached.length > 0) await db.insert(courseAttachments).values(attached);
}

async function seedCategories(db: Database): Promise<void> {
  const there = await idsByName(db, courseCategories, courseCategories.name);
  const rows = courseCategorySeeds.flatMap((name, sort) => (there.has(name) ? [] : [{ name, sort }]));
  if (rows.length > 0) await db.insert(courseCategories).values(rows);
}

async function seedTeachers({ blobs }: SeedDeps, db: Database): Promise<void> {
  const there = await idsByName(db, teachers, teachers.name);
  const names = courseTeacherSeeds.map(({ name }) => name);
  const people = await db
    .select({ id: users.id, name: users.nickName, avatar: users.avatar })
    .from(users)
    .where(inArray(users.nickName, names));
  for (const [place, seed] of courseTeacherSeeds.entries()) {
    if (there.has(seed.name)) continue;
    const person = people.find(({ name }) => name === seed.name);
    const avatar =
      person?.avatar ?? (await blobs.put(`demonstration/teacher-${place + 1}.svg`, drawAvatar(seed.name)));
    await db.insert(teachers).values({ ...seed, userId: person?.id ?? null, avatar });
  }
}

async function ownersByTeacher(db: Database): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.select({ name: teachers.name, userId: teachers.userId }).from(teachers);
  return new Map(rows.map(({ name, userId }) => [name, userId]));
}

async function filesByName(db: Database): Promise<ReadonlyMap<string, number>> {
  const isFile = and(eq(mediaFiles.kind, 'file'), isNull(mediaFiles.deletedAt));
  return idsByName(db, mediaFiles, mediaFiles.fileName, isFile);
}

/** The entry after that of the anthologies, and who teaches them under it. */
export const addCourseEntries = (db: Database): Promise<void> =>
  addNavEntry(db, '/anthologies', coursesEntry, [teachersEntry]);
