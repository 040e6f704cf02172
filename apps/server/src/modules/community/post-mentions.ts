import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubtAnswers, doubts, problems, solutions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { teachersOfDoubt } from '../doubts/doubt-access.ts';
import { findNamed } from '../mentions/mentions.repo.ts';
import { mention, offerPeople } from '../mentions/mentions.service.ts';
import { idsMentioned } from '../mentions/mentions-in-html.ts';
import { communityStrings as strings } from './community.strings.ts';
import { findReadable, readablePost } from './post-access.ts';
import { postTables, type PostRef } from './post-tables.ts';
import type { PostViewer } from './post-viewer.ts';

/** Tells whom a post mentions for the first time. While it waits for a moderator, or is hidden, it mentions nobody yet. */
export async function mentionInPost(tx: Database, post: PostRef, now: Date): Promise<void> {
  const table = postTables[post.type];
  const { userId, content, excerpt } = table;
  const { rows } = await tx.execute<{ user_id: string; content: string; excerpt: string }>(sql`
    select ${userId} as user_id, ${content} as content, ${excerpt} as excerpt from ${table}
    where ${table.id} = ${post.id} and ${table.visibility} = 'shown' and ${table.deletedAt} is null`);
  const [said] = rows;
  const ids = said ? idsMentioned(said.content) : [];
  if (!said || ids.length === 0) return;
  const { resource, told } = await contextOf(tx, post);
  await mention(
    tx,
    {
      place: post,
      resource,
      excerpt: said.excerpt,
      userId: Number(said.user_id),
      told,
      isReadable: (viewerId) => readablePost(post.type).isReadable(tx, post.id, { viewerId, now }),
    },
    await findNamed(tx, ids),
    now,
  );
}

/** Where a post is read, and who hears of it without being named. */
async function contextOf(tx: Database, post: PostRef): Promise<{ resource: PostRef; told: number[] }> {
  const { type, id } = post;
  if (type === 'solution')
    return {
      resource: post,
      told: await idsBy(
        tx,
        sql`select ${problems.userId} as id from ${problems}
          join ${solutions} on ${eq(solutions.problemId, problems.id)} where ${eq(solutions.id, id)}`,
      ),
    };
  if (type === 'doubt')
    return {
      resource: post,
      told: await idsBy(
        tx,
        sql`select distinct teacher as id from ${doubts}, lateral ${teachersOfDoubt} as taught (teacher)
          where ${eq(doubts.id, id)} and teacher is not null`,
      ),
    };
  if (type !== 'doubt_answer') return { resource: post, told: [] };
  const [answered] = await tx
    .select({ id: doubts.id, userId: doubts.userId })
    .from(doubtAnswers)
    .innerJoin(doubts, eq(doubts.id, doubtAnswers.doubtId))
    .where(eq(doubtAnswers.id, id));
  if (!answered) throw new Error('An answer stands below no doubt.');
  return { resource: { type: 'doubt', id: answered.id }, told: [answered.userId] };
}

const idsBy = async (tx: Database, select: SQL): Promise<number[]> =>
  (await tx.execute<{ id: string }>(select)).rows.map(({ id }) => Number(id));

/** A post that people talk below. */
export interface Conversation {
  type: 'problem' | 'issue' | 'doubt';
  id: number;
}

/** Whom a person may mention in a post: of its conversation first, when it stands in one. */
export async function offerForPost(
  db: Database,
  limiter: Limiter,
  { conversation, keywords }: { conversation: Conversation | null; keywords: string },
  viewer: PostViewer & { userId: number },
) {
  if (conversation && !(await findReadable(db, conversation, viewer)))
    throw new Problem(404, strings.missing);
  const talking = conversation ? talkingIn(conversation) : sql`select id as user_id from users where false`;
  return offerPeople(db, limiter, { talking, userId: viewer.userId, keywords });
}

const isSeen = sql`visibility = 'shown' and deleted_at is null`;

/** Who has written a post, an answer to it or a comment below. */
function talkingIn({ type, id }: Conversation): SQL {
  const answers =
    type === 'problem'
      ? sql`union all select user_id, created_at from solutions where problem_id = ${id} and ${isSeen}`
      : type === 'doubt'
        ? sql`union all select user_id, created_at from doubt_answers where doubt_id = ${id} and ${isSeen}`
        : sql``;
  return sql`select user_id from (
    select user_id, created_at from ${postTables[type]} where id = ${id}
    ${answers}
    union all select user_id, created_at from comments
      where target_type = ${type} and target_id = ${id} and not is_hidden and deleted_at is null
  ) as said order by created_at desc`;
}
