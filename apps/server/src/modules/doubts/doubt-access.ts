import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { courses, doubts, questions, teachers, videos } from '../../db/schema.ts';
import { isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { ownerOf } from '../courses/owner-of.ts';

/** The accounts that teach what a row of `doubts` is about (a question: who wrote it, and who teaches the lesson named with it), as a subquery of one column; one of them may be null. */
export const teachersOfDoubt: SQL = sql`(
  select ${teachers.userId} from ${courses} join ${teachers} on ${eq(teachers.id, courses.teacherId)}
  where ${eq(courses.id, doubts.courseId)}
  union select ${ownerOf(videos.ownerId)} from ${videos} left join ${teachers} on ${eq(teachers.id, videos.teacherId)}
  where ${eq(videos.id, doubts.videoId)}
  union select ${questions.authorId} from ${questions} where ${eq(questions.id, doubts.questionId)}
  union select ${ownerOf(videos.ownerId)} from ${questions} join ${videos} on ${eq(videos.id, questions.videoId)}
    left join ${teachers} on ${eq(teachers.id, videos.teacherId)}
  where ${eq(questions.id, doubts.questionId)})`;

/** Whether an account teaches what a row of `doubts` is about. */
export const teachesDoubt = (userId: number): SQL<boolean> =>
  sql<boolean>`coalesce(${userId}::bigint in ${teachersOfDoubt}, false)`;

const attemptsAt = (userId: number, status: SQL) => sql`exists (select from paper_attempts attempt
  join attempt_questions asked on asked.attempt_id = attempt.id
  where attempt.user_id = ${userId} and ${status} and asked.question_id = ${doubts}.question_id)`;

/** The question of a row of `doubts` does not stand in an attempt of this person that runs: an answer would tell what is right. */
export const isNotExamined = (userId: number): SQL =>
  sql`(${doubts}.question_id is null or not ${attemptsAt(userId, sql`attempt.status = 1`)})`;

/** This person has answered the question of a row of `doubts`, or a doubt is not about one: its stem is no secret to them. */
const isKnown = (userId: number | null): SQL =>
  userId === null
    ? sql`${doubts}.question_id is null`
    : sql`(${doubts}.question_id is null or ${attemptsAt(userId, sql`attempt.status <> 1`)}
      or exists (select from question_answers answer
        where answer.user_id = ${userId} and answer.question_id = ${doubts}.question_id))`;

/** What this person may read of doubts: the one condition that all readers ask. */
export const isDoubtReadable = (viewer: PostViewer): SQL | undefined =>
  and(
    isSeenBy('doubt', viewer),
    viewer.userId === null ? undefined : isNotExamined(viewer.userId),
    viewer.isModerator
      ? undefined
      : or(
          and(eq(doubts.isPublic, true), isKnown(viewer.userId)),
          viewer.userId === null ? undefined : eq(doubts.userId, viewer.userId),
          viewer.userId === null ? undefined : teachesDoubt(viewer.userId),
        ),
  );
