import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { earnForCourses } from '../credits/earn-credits.ts';
import { readingSeconds } from '../study/reading-seconds.ts';
import { addStudySeconds } from '../study-records/study-days.repo.ts';
import { completeCourses } from './complete-courses.ts';
import { requireCourse } from './course-access.ts';
import { listStudied } from './course-detail.repo.ts';
import { entitleReader, lessonAnswer, readLessons } from './course-lessons.ts';
import { courseStrings as strings } from './courses.strings.ts';
import * as repo from './lesson-records.repo.ts';

type LessonPage = AnswerOf<Contract['courses']['lesson']>;

interface Reader {
  userId: number | undefined;
  now: Date;
}

/** A lesson as one reader may take it. Throws 404 for a lesson that does not exist, and for one of a hidden course. */
async function requireLesson(db: Database, lessonId: number, { userId, now }: Reader) {
  const courseId = await repo.findCourseOfLesson(db, lessonId);
  if (courseId === undefined) throw new Problem(404, strings.lessonMissing);
  const { course, right, lessons } = await requireCourse(db, courseId, userId, now);
  const studied = userId === undefined ? [] : await listStudied(db, { courseId, userId, now });
  const rows = lessons.filter(({ id }) => id === lessonId);
  const entitle = entitleReader(db, { userId, now });
  const [lesson] = await readLessons(rows, { right, studied, entitle });
  if (!lesson) throw new Problem(404, strings.lessonMissing);
  return { course, lesson };
}

/** A lesson with its text, or with its paper and the attempts of the reader. */
export async function lessonPage(db: Database, lessonId: number, reader: Reader): Promise<LessonPage> {
  const { course, lesson } = await requireLesson(db, lessonId, reader);
  const { userId } = reader;
  const isText = lesson.row.kind === 'text';
  const [content, record, paper] = await Promise.all([
    isText && lesson.isOpen ? repo.findContent(db, lessonId) : '',
    isText && userId !== undefined ? repo.findRecord(db, userId, lessonId) : undefined,
    lesson.row.paper ? paperAnswer(db, lesson.row.paper.id, userId) : null,
  ]);
  return {
    lesson: lessonAnswer(lesson),
    course: { id: course.id, title: course.title, thumb: course.thumb },
    render_content: content,
    progress: record?.progress ?? 0,
    place: record?.place ?? 0,
    paper,
  };
}

/** Tenths of a point as points. */
const pointsOf = (tenths: number) => tenths / 10;

async function paperAnswer(
  db: Database,
  paperId: number,
  userId: number | undefined,
): Promise<LessonPage['paper']> {
  const [paper, attempts] = await Promise.all([
    repo.findLessonPaper(db, paperId),
    userId === undefined ? [] : repo.listAttempts(db, userId, paperId),
  ]);
  if (!paper) return null;
  const scores = attempts.flatMap(({ score }) => score ?? []);
  return {
    id: paper.id,
    title: paper.title,
    questions_count: paper.count,
    score: pointsOf(paper.score),
    pass_score: pointsOf(paper.passScore),
    minutes: paper.expiredMinutes,
    best_score: scores.length === 0 ? null : pointsOf(Math.max(...scores)),
    is_running: attempts.some(({ status }) => status === 1),
    is_marking: attempts.some(({ status }) => status === 3),
    attempts_left: paper.tryTimes === 0 ? null : Math.max(0, paper.tryTimes - attempts.length),
  };
}

/**
 * Stores how far a user has read a text lesson, and the courses that are finished by it. Throws 404 for other kinds of lessons and code 1
 * for who may not take it.
 */
export async function recordLesson(
  db: Database,
  { userId, lessonId, place, now }: repo.LessonReading,
): Promise<{ is_studied: boolean }> {
  const { lesson } = await requireLesson(db, lessonId, { userId, now });
  if (lesson.row.kind !== 'text') throw new Problem(404, strings.lessonMissing);
  if (!lesson.isOpen) throw new Problem(1, strings.lessonNotBought);
  const before = await repo.findRecord(db, userId, lessonId);
  await db.transaction(async (tx) => {
    await repo.keepLessonPlace(tx, { userId, lessonId, place, now });
    if (place === 100)
      await earnForCourses(tx, userId, await completeCourses(tx, { userId, lesson: { lessonId }, now }), now);
  });
  if (before !== undefined || place > 0)
    await addStudySeconds(db, userId, readingSeconds(before?.studiedAt, now), now);
  return { is_studied: place === 100 || (before?.finishedAt ?? null) !== null };
}
