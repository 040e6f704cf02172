import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages, problems, solutions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { communityStrings } from '../community/community.strings.ts';
import { editPost, setDeleted } from '../community/post-changes.ts';
import { mentionInPost } from '../community/post-mentions.ts';
import { postText } from '../community/post-text.ts';
import { tell } from '../messages/tell.ts';
import { lockProblem, recountSolutions } from './move-bounty.ts';
import { hasAnswered } from './problems.repo.ts';
import { problemStrings as strings } from './problems.strings.ts';
import { changeLocked } from './write-problem.ts';

interface Writer {
  userId: number;
  now: Date;
}

/** Answers somebody else's problem, once for each id of the client. Resolves to the solution's id. */
export async function answerProblem(
  db: Database,
  problemId: number,
  answer: { client_id: string; content: string },
  { userId, now }: Writer,
): Promise<number> {
  const { content, excerpt, heldWord } = await postText(db, answer.content);
  return db.transaction(async (tx) => {
    const problem = await lockProblem(tx, problemId);
    const isOpen = problem?.deletedAt === null && problem.visibility === 'shown';
    if (!problem || !isOpen) throw new Problem(404, strings.missing);
    const [known] = await tx
      .select({ id: solutions.id })
      .from(solutions)
      .where(and(eq(solutions.userId, userId), eq(solutions.clientId, answer.client_id)));
    if (known) return known.id;
    if (problem.mergedIntoId !== null) throw new Problem(1, strings.merged);
    if (problem.userId === userId) throw new Problem(1, strings.ownProblem);
    if (await hasAnswered(tx, problemId, userId)) throw new Problem(1, strings.answeredAlready);
    const [made] = await tx
      .insert(solutions)
      .values({
        userId,
        clientId: answer.client_id,
        problemId,
        content,
        excerpt,
        heldWord,
        visibility: heldWord === '' ? 'shown' : 'held',
        createdAt: now,
      })
      .returning({ id: solutions.id });
    if (!made) throw new Error('A solution that was put in came back without an id.');
    await recountSolutions(tx, problemId);
    if (heldWord === '')
      await tell(tx, {
        userId: problem.userId,
        type: 'solution',
        actorId: userId,
        resource: { type: 'problem', id: problemId },
        cause: { type: 'solution', id: made.id },
        data: { title: problem.title, excerpt },
        now,
      });
    await mentionInPost(tx, { type: 'solution', id: made.id }, now);
    return made.id;
  });
}

/** Changes a solution of one's own. */
export async function changeSolution(db: Database, id: number, html: string, writer: Writer): Promise<void> {
  const text = await postText(db, html);
  await db.transaction(async (tx) => {
    const { problemId } = await ownSolution(tx, id, writer.userId);
    await lockProblem(tx, problemId);
    await editPost(tx, { type: 'solution', id, userId: writer.userId }, { text, now: writer.now });
    await recountSolutions(tx, problemId);
  });
}

/** Deletes a solution of one's own, or takes that back. One that was accepted gives its bounty back to the problem. */
export async function setSolutionDeleted(
  db: Database,
  id: number,
  { userId, now, isDeleted }: Writer & { isDeleted: boolean },
): Promise<void> {
  const { problemId } = await ownSolution(db, id, userId);
  await changeLocked(db, problemId, { now }, async (tx, problem) => {
    if (!isDeleted && (await hasAnswered(tx, problemId, userId)))
      throw new Problem(1, strings.answeredAlready);
    if (isDeleted && problem.acceptedSolutionId === id) await setAccepted(tx, problemId, null, now);
    if (!(await setDeleted(tx, { type: 'solution', id, userId }, { isDeleted, now })))
      throw isDeleted
        ? new Problem(404, strings.solutionMissing)
        : new Problem(1, communityStrings.notDeleted);
    await recountSolutions(tx, problemId);
  });
}

async function ownSolution(db: Database, id: number, userId: number) {
  const [row] = await db
    .select({ problemId: solutions.problemId })
    .from(solutions)
    .where(and(eq(solutions.id, id), eq(solutions.userId, userId)));
  if (!row) throw new Problem(404, strings.solutionMissing);
  return row;
}

/** Of a problem that is locked. Whose solution is accepted no more is told of it no more, unless they have read it. */
export async function setAccepted(
  tx: Database,
  problemId: number,
  solutionId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .update(problems)
    .set({ acceptedSolutionId: solutionId, solvedAt: solutionId === null ? null : now })
    .where(eq(problems.id, problemId));
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.resourceType, 'problem'),
        eq(messages.resourceId, problemId),
        eq(messages.type, 'accepted'),
        isNull(messages.readAt),
      ),
    );
}
