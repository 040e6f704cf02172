import type { NewDoubt } from '@shuyuan/api-client/community';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, doubts } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { mentionInPost } from '../community/post-mentions.ts';
import { postText } from '../community/post-text.ts';
import { dayAndTime } from '../manage/cells.ts';
import { tell } from '../messages/tell.ts';
import { writePostTags } from '../tags/tags-field.ts';
import { findWatchable } from '../videos/video-access.ts';
import { requireAskable } from './askable-question.ts';
import { teachersOfDoubt, teachesDoubt } from './doubt-access.ts';
import { doubtStrings as strings } from './doubts.strings.ts';
import { tellTeachers } from './tell-doubt.ts';

interface Writer {
  userId: number;
  now: Date;
}

/** What a doubt is about, as it is stored. */
type About = Pick<typeof doubts.$inferInsert, 'videoId' | 'courseId' | 'second' | 'questionId'>;

/** Asks those who teach a lesson or a question, once for each id of the client. Resolves to the doubt's id. */
export async function askDoubt(db: Database, asked: NewDoubt, { userId, now }: Writer): Promise<number> {
  const { title, is_public: isPublic, client_id: clientId } = asked;
  const about = await aboutOf(db, asked, { userId, now });
  const text = await postText(db, asked.content, title);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(doubts)
      .values({
        userId,
        clientId,
        title,
        ...text,
        visibility: text.heldWord === '' ? 'shown' : 'held',
        ...about,
        isPublic,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [doubts.userId, doubts.clientId] })
      .returning({ id: doubts.id });
    if (!made) return findAsked(tx, userId, clientId);
    if (!(await hasTeacher(tx, made.id)))
      throw new Problem(1, about.questionId ? strings.noQuestionTeacher : strings.noTeacher);
    if (text.heldWord === '') await tellTeachers(tx, made.id, now);
    await writePostTags(tx, { type: 'doubt', id: made.id }, asked.tag_ids ?? []);
    await mentionInPost(tx, { type: 'doubt', id: made.id }, now);
    return made.id;
  });
}

/** Throws for what this person may not ask about. */
async function aboutOf(db: Database, asked: NewDoubt, { userId, now }: Writer): Promise<About> {
  const { video_id: videoId = null, question_id: questionId = null, second = null } = asked;
  if ((videoId === null) === (questionId === null)) throw new Problem(1, strings.aboutOne);
  if (questionId !== null) {
    await requireAskable(db, questionId, { userId, now });
    return { questionId };
  }
  return aboutLesson(
    db,
    { videoId: Number(videoId), second, course: asked.course_id ?? null },
    { userId, now },
  );
}

async function aboutLesson(
  db: Database,
  { videoId, second, course }: { videoId: number; second: number | null; course: number | null },
  { userId, now }: Writer,
): Promise<About> {
  const watched = await findWatchable(db, videoId, userId, now);
  if (!watched) throw new Problem(404, strings.lessonMissing);
  if (!watched.right.isOpen) throw new Problem(1, strings.lessonClosed);
  const { duration } = watched.video;
  if (second !== null && duration > 0 && second > duration) throw new Problem(1, strings.pastTheEnd);
  return { videoId, second, courseId: await courseOf(db, videoId, course) };
}

async function findAsked(tx: Database, userId: number, clientId: string): Promise<number> {
  const [known] = await tx
    .select({ id: doubts.id })
    .from(doubts)
    .where(and(eq(doubts.userId, userId), eq(doubts.clientId, clientId)));
  if (!known) throw new Error('A doubt that stands already was not found.');
  return known.id;
}

/** The course that is named, where it holds the video, or else the oldest that does. */
async function courseOf(db: Database, videoId: number, wanted: number | null): Promise<number | null> {
  const [lesson] = await db
    .select({ courseId: courseLessons.courseId })
    .from(courseLessons)
    .where(eq(courseLessons.videoId, videoId))
    .orderBy(
      desc(sql`coalesce(${courseLessons.courseId} = ${wanted}::bigint, false)`),
      asc(courseLessons.courseId),
    )
    .limit(1);
  return lesson?.courseId ?? null;
}

async function hasTeacher(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${doubts}, lateral ${teachersOfDoubt} as taught (teacher)
    where ${eq(doubts.id, id)} and teacher is not null limit 1`);
  return rows.length > 0;
}

/** A doubt that is shown, locked, for one of its teachers. Throws where there is none, and for everybody else. */
export async function lockTaught(tx: Database, id: number, userId: number) {
  const [row] = await tx
    .select({
      asker: doubts.userId,
      title: doubts.title,
      isPublic: doubts.isPublic,
      answeredAt: doubts.answeredAt,
      settledAt: doubts.settledAt,
      isTeacher: teachesDoubt(userId),
    })
    .from(doubts)
    .where(and(eq(doubts.id, id), isNull(doubts.deletedAt), eq(doubts.visibility, 'shown')))
    .for('update', { of: doubts });
  // Who may not read it does not learn that it is there.
  if (!row || !(row.isTeacher || row.isPublic || row.asker === userId))
    throw new Problem(404, strings.missing);
  if (!row.isTeacher) throw new Problem(403, strings.notTeacher);
  return row;
}

/** Promises an answer within so many hours. */
export async function promiseAnswer(
  db: Database,
  id: number,
  hours: number,
  { userId, now }: Writer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const doubt = await lockTaught(tx, id, userId);
    if (doubt.settledAt !== null) throw new Problem(1, strings.closed);
    if (doubt.answeredAt !== null) throw new Problem(1, strings.answeredAlready);
    const promisedAt = new Date(now.getTime() + hours * 60 * 60 * 1000);
    await tx.update(doubts).set({ promisedAt, promisedBy: userId, updatedAt: now }).where(eq(doubts.id, id));
    await tell(tx, {
      userId: doubt.asker,
      type: 'doubt_promise',
      actorId: userId,
      resource: { type: 'doubt', id },
      data: { title: doubt.title, excerpt: strings.promisedBy(dayAndTime(promisedAt.toISOString())) },
      now,
    });
  });
}

/** Closes a doubt of one's own, or opens it again. */
export async function settleDoubt(
  db: Database,
  id: number,
  isSettled: boolean,
  { userId, now }: Writer,
): Promise<void> {
  const { rowCount } = await db
    .update(doubts)
    .set({
      settledAt: isSettled ? sql`coalesce(${doubts.settledAt}, ${now.toISOString()}::timestamptz)` : null,
    })
    .where(and(eq(doubts.id, id), eq(doubts.userId, userId), isNull(doubts.deletedAt)));
  if (rowCount === 0) throw new Problem(404, strings.missing);
}
