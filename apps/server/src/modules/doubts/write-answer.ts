import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubtAnswers } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { editPost, setDeleted } from '../community/post-changes.ts';
import { mentionInPost } from '../community/post-mentions.ts';
import { postText } from '../community/post-text.ts';
import { recountAnswers } from './doubts.repo.ts';
import { doubtStrings as strings } from './doubts.strings.ts';
import { tellAsker } from './tell-doubt.ts';
import { lockTaught } from './write-doubt.ts';

interface Writer {
  userId: number;
  now: Date;
}

/** A teacher answers, once for each id of the client. Resolves to the answer's id. */
export async function answerDoubt(
  db: Database,
  doubtId: number,
  answer: { client_id: string; content: string },
  { userId, now }: Writer,
): Promise<number> {
  const { content, excerpt, heldWord } = await postText(db, answer.content);
  return db.transaction(async (tx) => {
    const { settledAt } = await lockTaught(tx, doubtId, userId);
    const [known] = await tx
      .select({ id: doubtAnswers.id })
      .from(doubtAnswers)
      .where(and(eq(doubtAnswers.userId, userId), eq(doubtAnswers.clientId, answer.client_id)));
    if (known) return known.id;
    if (settledAt !== null) throw new Problem(1, strings.closed);
    const [made] = await tx
      .insert(doubtAnswers)
      .values({
        userId,
        clientId: answer.client_id,
        doubtId,
        content,
        excerpt,
        heldWord,
        visibility: heldWord === '' ? 'shown' : 'held',
        isTeacher: true,
        createdAt: now,
      })
      .returning({ id: doubtAnswers.id });
    if (!made) throw new Error('An answer that was put in came back without an id.');
    await recountAnswers(tx, doubtId);
    if (heldWord === '') await tellAsker(tx, made.id, now);
    await mentionInPost(tx, { type: 'doubt_answer', id: made.id }, now);
    return made.id;
  });
}

/** Changes an answer of one's own. */
export async function changeAnswer(
  db: Database,
  id: number,
  html: string,
  { userId, now }: Writer,
): Promise<void> {
  const text = await postText(db, html);
  await db.transaction(async (tx) => {
    const doubtId = await doubtOfOwn(tx, id, userId);
    await editPost(tx, { type: 'doubt_answer', id, userId }, { text, now });
    await recountAnswers(tx, doubtId);
  });
}

/** Deletes an answer of one's own, or takes that back. */
export async function setAnswerDeleted(
  db: Database,
  id: number,
  { userId, now, isDeleted }: Writer & { isDeleted: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const doubtId = await doubtOfOwn(tx, id, userId);
    if (!(await setDeleted(tx, { type: 'doubt_answer', id, userId }, { isDeleted, now })))
      throw new Problem(404, strings.answerMissing);
    await recountAnswers(tx, doubtId);
  });
}

async function doubtOfOwn(tx: Database, id: number, userId: number): Promise<number> {
  const [row] = await tx
    .select({ doubtId: doubtAnswers.doubtId })
    .from(doubtAnswers)
    .where(and(eq(doubtAnswers.id, id), eq(doubtAnswers.userId, userId)));
  if (!row) throw new Problem(404, strings.answerMissing);
  return row.doubtId;
}
