import type { Database } from '../../db/database.ts';
import { courseCategories, courseChapters, courseLessons, courses, teachers } from '../../db/schema.ts';
import { createPaidOrder } from '../articles/articles.fixtures.ts';
import { courseResource } from './course-resource.ts';

type Lesson = Pick<typeof courseLessons.$inferInsert, 'title'> & Partial<typeof courseLessons.$inferInsert>;

interface CourseFixture extends Partial<typeof courses.$inferInsert> {
  /** In their order, before all chapters; videos unless they say otherwise. */
  lessons?: readonly Lesson[];
  chapters?: readonly { title: string; lessons: readonly Lesson[] }[];
}

let names = 0;

export async function createCourseCategory(
  db: Database,
  category: Partial<typeof courseCategories.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(courseCategories)
    .values({ name: `课程分类${(names += 1)}`, ...category })
    .returning({ id: courseCategories.id });
  return row!.id;
}

export async function createTeacher(
  db: Database,
  teacher: Partial<typeof teachers.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(teachers)
    .values({ name: '一位老师', ...teacher })
    .returning({ id: teachers.id });
  return row!.id;
}

/** A published course for tests, in a category of its own unless one is given. */
export async function createCourse(
  db: Database,
  { lessons = [], chapters = [], ...course }: CourseFixture = {},
): Promise<number> {
  const [row] = await db
    .insert(courses)
    .values({
      categoryId: course.categoryId ?? (await createCourseCategory(db)),
      title: '一门课程',
      thumb: '/blobs/course.svg',
      shortDescription: '简介',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...course,
    })
    .returning({ id: courses.id });
  const id = row!.id;
  await putLessons(db, id, null, lessons);
  for (const [sort, { title, lessons: ofChapter }] of chapters.entries()) {
    const [chapter] = await db
      .insert(courseChapters)
      .values({ courseId: id, title, sort })
      .returning({ id: courseChapters.id });
    await putLessons(db, id, chapter!.id, ofChapter);
  }
  return id;
}

async function putLessons(
  db: Database,
  courseId: number,
  chapterId: number | null,
  lessons: readonly Lesson[],
) {
  if (lessons.length === 0) return;
  await db
    .insert(courseLessons)
    .values(
      lessons.map((lesson, sort) => ({ kind: 'video' as const, sort, ...lesson, courseId, chapterId })),
    );
}

/** Lets a person have bought a course, for so many days where they are named. */
export async function buyCourse(
  db: Database,
  userId: number,
  courseId: number,
  now: Date,
  days: number | null = null,
): Promise<void> {
  const orderId = await createPaidOrder(db, { userId, goodsType: 'course', goodsId: courseId, now });
  await courseResource.sold.deliver(db, { userId, goodsId: courseId, orderId, days }, now);
}
