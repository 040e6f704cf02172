import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseChapters, courseLessons, courses, papers } from '../../db/schema.ts';
import { countCharacters } from '../articles/reading.ts';
import { idsByName } from './ids-by-name.ts';
import { lessonKindsSeed } from './lesson-kinds.seed.ts';

type LessonRow = typeof courseLessons.$inferInsert;

/** Texts, a test and homework as the last chapter of a course. Nothing where the course or a paper is not there any more. */
export async function seedLessonKinds(db: Database): Promise<void> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.title, lessonKindsSeed.course))
    .limit(1);
  if (!course) return;
  const known = await idsByName(db, papers, papers.title);
  const rows = lessonKindsSeed.lessons.flatMap((lesson, sort): LessonRow[] => {
    const { kind, title, isFree } = lesson;
    const shared = { courseId: course.id, kind, title, isFree, sort };
    if ('html' in lesson)
      return [{ ...shared, content: lesson.html, characterCount: countCharacters(lesson.html) }];
    const paperId = known.get(lesson.paper);
    return paperId === undefined ? [] : [{ ...shared, paperId }];
  });
  const [chapter] = await db
    .insert(courseChapters)
    .values({
      courseId: course.id,
      title: lessonKindsSeed.chapter,
      sort: sql`(select coalesce(max(sort), -1) + 1 from course_chapters where course_id = ${course.id})`,
    })
    .returning({ id: courseChapters.id });
  if (chapter) await db.insert(courseLessons).values(rows.map((row) => ({ ...row, chapterId: chapter.id })));
}
