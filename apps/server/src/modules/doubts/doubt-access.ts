import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { courses, doubts, questions, teachers, videos } from '../../db/schema.ts';
import { isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { ownerOf } from '../courses/owner-of.ts';
import { isExamined, isUnlocked, wasMet } from '../question-access/question-conditions.ts';

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

const databaseTime = sql`now()`;

/** Whether an answer to a row of `doubts` may be read by this person: it tells the key of its question. */
export const mayBeAnsweredTo = (userId: number): SQL =>
  sql`(${doubts.questionId} is null or ${isUnlocked(doubts.questionId, { userId, now: databaseTime })})`;

/** Whether a row of `doubts` is about no question that this person is being examined in. */
const isNotExamined = (userId: number): SQL =>
  sql`(${doubts.questionId} is null or not ${isExamined(doubts.questionId, { userId })})`;

/** Whether the stem of a doubt's question is known to this person, or the doubt is about none. */
const isKnown = (userId: number | null): SQL =>
  userId === null
    ? sql`${doubts.questionId} is null`
    : sql`(${doubts.questionId} is null or ${wasMet(doubts.questionId, { userId })})`;

/** What this person may read of doubts: the one condition that all readers ask. */
export const isDoubtReadable = (viewer: PostViewer): SQL | undefined =>
  and(
    isSeenBy('doubt', viewer),
    viewer.userId === null ? undefined : isNotExamined(viewer.userId),
    viewer.isModerator
      ? undefined
      : or(
          and(
            eq(doubts.isPublic, true),
            isKnown(viewer.userId),
            viewer.userId === null ? undefined : mayBeAnsweredTo(viewer.userId),
          ),
          viewer.userId === null
            ? undefined
            : and(eq(doubts.userId, viewer.userId), mayBeAnsweredTo(viewer.userId)),
          viewer.userId === null ? undefined : teachesDoubt(viewer.userId),
        ),
  );
