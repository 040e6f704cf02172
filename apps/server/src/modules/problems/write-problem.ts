import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problemCategories, problems } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { editPost, setDeleted } from '../community/post-changes.ts';
import { mentionInPost } from '../community/post-mentions.ts';
import { postText } from '../community/post-text.ts';
import { communityStrings } from '../community/community.strings.ts';
import { writePostTags } from '../tags/tags-field.ts';
import { lockProblem, moveBounty, takeBounty, type LockedProblem } from './move-bounty.ts';
import { renewInSearch } from './problem-search.ts';
import { problemStrings as strings } from './problems.strings.ts';

interface Written {
  title: string;
  content: string;
  category_id: number;
  /** Left out, a problem that is there keeps those that it has. */
  tag_ids?: number[] | undefined;
}

async function requireCategory(db: Database, id: number) {
  if ((await db.$count(problemCategories, eq(problemCategories.id, id))) === 0)
    throw new Problem(404, strings.categoryMissing);
}

/** Asks, once for each id of the client. Resolves to the problem's id. */
export async function askProblem(
  db: Database,
  asked: Written & { client_id: string; bounty: number },
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { title, bounty, category_id: categoryId, client_id: clientId } = asked;
  const [known] = await db
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.userId, userId), eq(problems.clientId, clientId)));
  if (known) return known.id;
  await requireCategory(db, categoryId);
  const { content, excerpt, heldWord } = await postText(db, asked.content, title);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(problems)
      .values({
        userId,
        clientId,
        categoryId,
        title,
        content,
        excerpt,
        bounty,
        heldWord,
        visibility: heldWord === '' ? 'shown' : 'held',
        createdAt: now,
      })
      .onConflictDoNothing({ target: [problems.userId, problems.clientId] })
      .returning({ id: problems.id });
    // Sent twice at once: the other one asks.
    if (!made) return askedBefore(tx, userId, clientId);
    if (bounty > 0) await takeBounty(tx, { id: made.id, userId, bounty, now });
    await writePostTags(tx, { type: 'problem', id: made.id }, asked.tag_ids ?? []);
    await renewInSearch(tx, made.id);
    await mentionInPost(tx, { type: 'problem', id: made.id }, now);
    return made.id;
  });
}

async function askedBefore(db: Database, userId: number, clientId: string): Promise<number> {
  const [row] = await db
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.userId, userId), eq(problems.clientId, clientId)));
  if (!row) throw new Error('A problem that stands already was not found.');
  return row.id;
}

/** Changes a problem of one's own. */
export async function changeProblem(
  db: Database,
  id: number,
  { title, content, category_id: categoryId, tag_ids: tagIds }: Written,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await requireCategory(db, categoryId);
  const text = await postText(db, content, title);
  await db.transaction(async (tx) => {
    await editPost(tx, { type: 'problem', id, userId }, { title, text, now });
    await tx.update(problems).set({ categoryId }).where(eq(problems.id, id));
    if (tagIds) await writePostTags(tx, { type: 'problem', id }, tagIds);
    await renewInSearch(tx, id);
  });
}

/** Deletes a problem of one's own or takes that back; the bounty goes with it. */
export async function setProblemDeleted(
  db: Database,
  id: number,
  { userId, isDeleted, now }: { userId: number; isDeleted: boolean; now: Date },
): Promise<void> {
  await changeLocked(db, id, { now }, async (tx, problem) => {
    if (problem.userId !== userId) throw new Problem(404, strings.missing);
    if (isDeleted === (problem.deletedAt !== null))
      throw isDeleted ? new Problem(404, strings.missing) : new Problem(1, communityStrings.notDeleted);
    await setDeleted(tx, { type: 'problem', id, userId }, { isDeleted, now });
  });
}

/** Changes a problem under its lock, and lets its bounty and what is found of it follow. */
export async function changeLocked(
  db: Database,
  id: number,
  how: { now: Date; isSettledByModerator?: boolean },
  change: (tx: Database, problem: LockedProblem) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockProblem(tx, id);
    if (!before) throw new Problem(404, strings.missing);
    await change(tx, before);
    const after = await lockProblem(tx, id);
    if (!after) throw new Error('A problem that is locked has gone.');
    await moveBounty(tx, before, after, how);
    await renewInSearch(tx, id);
  });
}
