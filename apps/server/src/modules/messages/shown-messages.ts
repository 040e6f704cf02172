import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  blocks,
  comments,
  doubtAnswers,
  doubts,
  issues,
  messages,
  problems,
  solutions,
} from '../../db/schema.ts';
import { isSaidHidden } from '../community/post-versions.ts';
import { isExamined } from '../question-access/question-conditions.ts';

const isGone = (table: typeof solutions | typeof doubtAnswers) => sql`not exists (select from ${table}
  where ${table.id} = ${messages.causeId} and ${table.visibility} = 'shown' and ${table.deletedAt} is null)`;

/** What was said there is not to be read any more. */
const isCauseHidden = sql<boolean>`case ${messages.causeType}
  when 'comment' then not exists (select from ${comments}
    where ${comments.id} = ${messages.causeId} and not ${comments.isHidden} and ${comments.deletedAt} is null)
  when 'solution' then ${isGone(solutions)}
  when 'doubt_answer' then ${isGone(doubtAnswers)}
  else false end`;

/** One's own is seen while it waits or is hidden, as on its page. */
const isPostHidden = (
  table: typeof problems | typeof solutions | typeof issues | typeof doubts,
): SQL => sql`exists (
  select from ${table} where ${table.id} = ${messages.resourceId}
    and (${table.deletedAt} is not null or (${table.visibility} <> 'shown' and ${table.userId} <> ${messages.userId})))`;

/** The problem that a solution answers is not to be read any more. */
const isProblemHidden = sql`exists (
  select from ${solutions} join ${problems} on ${problems.id} = ${solutions.problemId}
  where ${solutions.id} = ${messages.resourceId}
    and (${problems.deletedAt} is not null or (${problems.visibility} <> 'shown' and ${problems.userId} <> ${messages.userId})))`;

/** Whether the doubt is about a question that the person is being examined in: its answers tell the key. */
const isDoubtExamined = sql`exists (
  select from ${doubts} where ${doubts.id} = ${messages.resourceId}
    and ${isExamined(doubts.questionId, { userId: messages.userId })})`;

/** What it is about is not to be read any more. A decision of the school about it stays. */
const isResourceHidden = sql<boolean>`case when ${messages.type} = 'moderation' then false else case ${messages.resourceType}
  when 'problem' then ${isPostHidden(problems)}
  when 'solution' then ${isPostHidden(solutions)} or ${isProblemHidden}
  when 'issue' then ${isPostHidden(issues)}
  when 'doubt' then ${isPostHidden(doubts)} or ${isDoubtExamined}
  else false end end`;

/** The messages that are shown and counted: nothing of whom a person blocks, also of what they did before, and nothing of what is hidden. */
export const isShown = (db: Database) =>
  and(
    notExists(
      db
        .select({ one: sql`1` })
        .from(blocks)
        .where(and(eq(blocks.userId, messages.userId), eq(blocks.blockedId, messages.actorId))),
    ),
    sql`not ${isResourceHidden}`,
    // Others who did the same are still told of; what was said is left out then.
    sql`(not ${isCauseHidden} or ${messages.actorsCount} > 1)`,
  );

const isSaidThenHidden = (type: SQL, id: SQL) => isSaidHidden(type, id, sql`${messages.happenedAt}`);

/** It has words of a version that a moderator has hidden since. What is decided about a comment names it, for it leads to what stands above. */
const isExcerptHidden = isSaidThenHidden(
  sql`case when ${messages.data} ? 'comment_id' then 'comment' else coalesce(${messages.causeType}, ${messages.resourceType}) end`,
  sql`coalesce((${messages.data} ->> 'comment_id')::bigint, ${messages.causeId}, ${messages.resourceId})`,
);

const titleIn = (table: typeof problems | typeof issues | typeof doubts) =>
  sql`(select ${table.title} from ${table} where ${table.id} = ${messages.resourceId})`;

/** What is called by a title that is hidden since is called as it is now. A merged question is not what its message leads to. */
const titleNow = sql`case when ${messages.data} ? 'title' and ${messages.data} ->> 'action' is distinct from 'merged'
    and ${messages.resourceType} in ('problem', 'issue', 'doubt')
    and ${isSaidThenHidden(sql`${messages.resourceType}`, sql`${messages.resourceId}`)}
  then jsonb_build_object('title', coalesce(case ${messages.resourceType}
    when 'problem' then ${titleIn(problems)} when 'issue' then ${titleIn(issues)} else ${titleIn(doubts)} end, ''))
  else '{}' end`;

/** What words need of a message; without the words that are hidden. */
export const shownData = sql<Record<string, string | number>>`(
  case when ${isCauseHidden} or ${isExcerptHidden} then ${messages.data} - 'excerpt' else ${messages.data} end) || ${titleNow}`;
