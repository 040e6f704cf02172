import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { and, eq, exists, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  attemptQuestions,
  courseLessons,
  courses,
  examCategories,
  paperAttempts,
  questions,
  videos,
} from '../../db/schema.ts';
import { pointsOf } from './exam-answers.ts';
import type { AttemptRow } from './exams.repo.ts';

type Chapter = AnswerOf<Contract['exams']['play']>['chapters'][number];

/** Of fewer nobody is in the middle, and one could tell who had what. */
const fewest = 5;

/** Attempts that the middle is taken of, the latest ones. */
const mostCompared = 500;

/**
 * What came of each category of questions in an attempt that is finished, the weakest first, beside what everybody has, and the lessons
 * that teach what was missed.
 */
export async function chapterResults(db: Database, attempt: AttemptRow, now: Date): Promise<Chapter[]> {
  const [rows, missed] = await Promise.all([
    listChapters(db, attempt),
    listMissedLessons(db, attempt.id, now),
  ]);
  return rows
    .map(({ id, name, got, total, median }) => ({
      category: { id: Number(id), name },
      score: pointsOf(Number(got)),
      total: pointsOf(Number(total)),
      median: median === null ? null : Math.round(Number(median) * 100),
      lessons: missed
        .filter(({ categoryId }) => categoryId === Number(id))
        .map(({ videoId, title, second }) => ({ video_id: videoId, title, second })),
    }))
    .toSorted((one, other) => one.score / one.total - other.score / other.total);
}

interface ChapterRow extends Record<string, unknown> {
  id: string;
  name: string;
  got: string;
  total: string;
  median: string | null;
}

async function listChapters(db: Database, { id, paperId, mockPaperId }: AttemptRow): Promise<ChapterRow[]> {
  const sat =
    paperId === null
      ? sql`${paperAttempts.mockPaperId} = ${mockPaperId}`
      : sql`${paperAttempts.paperId} = ${paperId}`;
  const { rows } = await db.execute<ChapterRow>(sql`
    with compared as (
      select ${paperAttempts.id} as id from ${paperAttempts} where ${sat} and ${paperAttempts.status} = 2
      order by ${paperAttempts.id} desc limit ${mostCompared}),
    shares as (
      select ${attemptQuestions.attemptId} as attempt_id, ${questions.categoryId} as category_id,
        sum(coalesce((${attemptQuestions.grade} ->> 'score')::numeric, 0)) as got, sum(${attemptQuestions.score}) as total
      from ${attemptQuestions} join ${questions} on ${eq(questions.id, attemptQuestions.questionId)}
      where ${attemptQuestions.attemptId} = ${id} or ${attemptQuestions.attemptId} in (select id from compared)
      group by 1, 2),
    middles as (
      select category_id, count(*) as people, percentile_cont(0.5) within group (order by got / total) as share
      from shares where total > 0 and attempt_id in (select id from compared) group by 1)
    select ${examCategories.id} as id, ${examCategories.name} as name, own.got, own.total,
      case when middles.people >= ${fewest} then middles.share end as median
    from shares own join ${examCategories} on ${examCategories.id} = own.category_id
    left join middles on middles.category_id = own.category_id
    where own.attempt_id = ${id} and own.total > 0
    order by ${examCategories.sort}, ${examCategories.id}`);
  return rows;
}

/** Lessons of questions that did not get all of their points, of which somebody who is led there finds the page. */
function listMissedLessons(db: Database, attemptId: number, now: Date) {
  const isLesson = db
    .select({ one: sql`1` })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(and(eq(courseLessons.videoId, videos.id), lte(courses.publishedAt, now)));
  return db
    .select({
      categoryId: questions.categoryId,
      videoId: videos.id,
      title: videos.title,
      second: sql<number>`min(coalesce(${questions.videoSecond}, 0))::int`,
    })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .innerJoin(videos, eq(videos.id, questions.videoId))
    .where(
      and(
        eq(attemptQuestions.attemptId, attemptId),
        isNotNull(attemptQuestions.grade),
        inArray(sql`${attemptQuestions.grade} ->> 'result'`, ['wrong', 'partly', 'unanswered']),
        or(lte(videos.publishedAt, now), exists(isLesson)),
      ),
    )
    .groupBy(questions.categoryId, videos.id)
    .orderBy(videos.id);
}
