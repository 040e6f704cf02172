import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { commentThreads, courses, doubtAnswers, doubts, questions, users, videos } from '../../db/schema.ts';
import { carriedTagsJson } from '../carried-tags/carried-tags.ts';
import { authorJson, isLikedBy, isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { isBlockedBy } from '../follows/is-blocked-by.ts';
import { isDoubtReadable, mayBeAnsweredTo, teachesDoubt } from './doubt-access.ts';

const thing = (table: typeof videos | typeof courses) =>
  sql<{ id: number; title: string } | null>`case when ${table.id} is not null then json_build_object(
    'id', ${table.id}, 'title', ${table.title}) end`;

/** Questions from before stems were kept as plain text have them as HTML alone. */
const question = sql<{
  id: number;
  title: string;
} | null>`case when ${questions.id} is not null then json_build_object(
    'id', ${questions.id}, 'title', coalesce(nullif(${questions.title}, ''),
      regexp_replace(${questions.shown} ->> 'content', '<[^>]*>', '', 'g'), '')) end`;

const selectDoubts = (db: Database, viewerId: number | null, readerId = viewerId) =>
  db
    .select({
      id: doubts.id,
      userId: doubts.userId,
      title: doubts.title,
      content: doubts.content,
      excerpt: doubts.excerpt,
      isPublic: doubts.isPublic,
      video: thing(videos),
      course: thing(courses),
      second: doubts.second,
      question,
      stem: sql<string | null>`${questions.shown} ->> 'content'`,
      promisedAt: doubts.promisedAt,
      answeredAt: doubts.answeredAt,
      settledAt: doubts.settledAt,
      answersCount: doubts.answersCount,
      thumbsUpCount: doubts.thumbsUpCount,
      isThumbsUp: isLikedBy('doubt', viewerId),
      mayAnswer: viewerId === null ? sql<boolean>`false` : teachesDoubt(viewerId),
      commentsCount: sql<number>`coalesce(${commentThreads.commentsCount} + ${commentThreads.repliesCount}, 0)`,
      visibility: doubts.visibility,
      createdAt: doubts.createdAt,
      editedAt: doubts.editedAt,
      isBlocked: isBlockedBy(doubts.userId, readerId),
      tags: carriedTagsJson('doubt', doubts.id),
      user: authorJson,
    })
    .from(doubts)
    .leftJoin(users, eq(users.id, doubts.userId))
    .leftJoin(videos, eq(videos.id, doubts.videoId))
    .leftJoin(courses, eq(courses.id, doubts.courseId))
    .leftJoin(questions, eq(questions.id, doubts.questionId))
    .leftJoin(
      commentThreads,
      and(eq(commentThreads.targetType, 'doubt'), eq(commentThreads.targetId, doubts.id)),
    );

export type DoubtRow = Awaited<ReturnType<typeof listDoubts>>[number];

/** Which doubts; parts that are left out narrow nothing. */
export interface DoubtFilter {
  scene: 'default' | 'waiting' | 'answered';
  course_id?: number | undefined;
  video_id?: number | undefined;
  /** Lists what was asked about this question, for who has answered it; without it none of that is listed. */
  question_id?: number | undefined;
}

/** What all may read: also for those who may read more, so that a page and its total are the same for everybody. */
export const isListed = (
  { scene, course_id: courseId, video_id: videoId, question_id: questionId }: DoubtFilter,
  viewerId: number | null,
): SQL | undefined =>
  and(
    isDoubtReadable({ userId: questionId === undefined ? null : viewerId, isModerator: false }),
    eq(doubts.isPublic, true),
    eq(doubts.visibility, 'shown'),
    questionId === undefined ? undefined : eq(doubts.questionId, questionId),
    scene === 'answered' ? sql`${doubts.answeredAt} is not null` : undefined,
    scene === 'waiting' ? sql`${doubts.answeredAt} is null and ${doubts.settledAt} is null` : undefined,
    courseId === undefined ? undefined : eq(doubts.courseId, courseId),
    videoId === undefined ? undefined : eq(doubts.videoId, videoId),
  );

/** Own doubts, with those that wait for a moderator, without those about questions whose keys are locked. */
export const isAskedBy = (userId: number): SQL | undefined =>
  and(isNull(doubts.deletedAt), eq(doubts.userId, userId), mayBeAnsweredTo(userId));

/** What somebody is asked as a teacher. */
export const isAskedOf = (userId: number): SQL | undefined =>
  and(
    isDoubtReadable({ userId, isModerator: false }),
    teachesDoubt(userId),
    sql`${doubts.userId} <> ${userId}`,
  );

const openFirst = sql`(${doubts.answeredAt} is not null or ${doubts.settledAt} is not null)`;

export const listDoubts = (
  db: Database,
  where: SQL | undefined,
  { page, size, isOpenFirst = false }: { page: number; size: number; isOpenFirst?: boolean },
  /** For whom what blocked people ask is marked; whoever teaches has to see it. */
  readerId: number | null = null,
) =>
  selectDoubts(db, null, readerId)
    .where(where)
    .orderBy(
      ...(isOpenFirst ? [asc(openFirst), sql`case when not ${openFirst} then ${doubts.createdAt} end`] : []),
      desc(doubts.createdAt),
      desc(doubts.id),
    )
    .limit(size)
    .offset((page - 1) * size);

export const countDoubts = (db: Database, where: SQL | undefined): Promise<number> =>
  db.$count(doubts, where);

/** One doubt, for who may see it. */
export async function findDoubt(db: Database, id: number, viewer: PostViewer) {
  const [found] = await selectDoubts(db, viewer.userId).where(
    and(eq(doubts.id, id), isDoubtReadable(viewer)),
  );
  return found;
}

/** The answers to a doubt that somebody may read, the oldest first. */
export const listAnswers = (db: Database, doubtId: number, viewer: PostViewer) =>
  db
    .select({
      id: doubtAnswers.id,
      userId: doubtAnswers.userId,
      content: doubtAnswers.content,
      excerpt: doubtAnswers.excerpt,
      thumbsUpCount: doubtAnswers.thumbsUpCount,
      visibility: doubtAnswers.visibility,
      createdAt: doubtAnswers.createdAt,
      editedAt: doubtAnswers.editedAt,
      isBlocked: isBlockedBy(doubtAnswers.userId, viewer.userId),
      user: authorJson,
    })
    .from(doubtAnswers)
    .leftJoin(users, eq(users.id, doubtAnswers.userId))
    .where(and(eq(doubtAnswers.doubtId, doubtId), isSeenBy('doubt_answer', viewer)))
    .orderBy(asc(doubtAnswers.createdAt), asc(doubtAnswers.id));

/** Brings up to date what a doubt says of its answers. */
export async function recountAnswers(tx: Database, doubtId: number): Promise<void> {
  await tx.execute(sql`
    update doubts set answers_count = seen.count, answered_at = seen.first
    from (select count(*)::int as count, min(created_at) filter (where is_teacher) as first from doubt_answers
      where doubt_id = ${doubtId} and visibility = 'shown' and deleted_at is null) as seen
    where doubts.id = ${doubtId}`);
}
