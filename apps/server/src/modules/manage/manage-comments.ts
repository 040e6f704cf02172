import type { Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, gte, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { instantJson } from '../../db/instant-json.ts';
import {
  articles,
  combos,
  commentReports,
  comments,
  courses,
  doubts,
  issues,
  problems,
  solutions,
  users,
  videoRecords,
  videos,
} from '../../db/schema.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { lockThreads, recountThreads } from '../comment-threads/comment-threads.repo.ts';
import { settleHeld } from '../comments/held-comments.ts';
import { dayAndTime } from './cells.ts';
import { commentStrings as strings } from './manage.strings.ts';

const { content, excerpt, targetType, targetId, userId, isHidden, reportStatus, reportsCount, createdAt } =
  comments;

const reporters = alias(users, 'reporters');

const person = (
  table: typeof users | typeof reporters,
) => sql`case when ${isNotNull(table.id)} then json_build_object(
  'id', ${table.id}, 'nick_name', ${table.nickName}, 'avatar', ${table.avatar}) end`;

/** Below a private doubt: what is said there is read on its own page, by those who may see the doubt. */
const isPrivate = sql`(${targetType} = 'doubt' and exists (
  select from ${doubts} where ${and(eq(doubts.id, targetId), eq(doubts.isPublic, false))}))`;

/** What somebody said, unless it stands below a private doubt. */
export const unlessPrivate = (words: PgColumn | SQL): SQL<string> =>
  sql<string>`case when ${isPrivate} then ${strings.isPrivate}::text else ${words} end`;

const titleIn = (table: typeof videos | typeof courses | typeof combos) =>
  sql`(select ${table.title} from ${table} where ${eq(table.id, targetId)})`;

/** Who looks after comments need not look after posts: what these have hidden or somebody has deleted is not theirs to read. */
const isPostSeen = (table: typeof problems | typeof issues | typeof doubts | typeof solutions) =>
  and(isNull(table.deletedAt), eq(table.visibility, 'shown'));

const titleOfPost = (table: typeof problems | typeof issues | typeof doubts) =>
  sql`(select ${table.title} from ${table} where ${and(eq(table.id, targetId), isPostSeen(table))})`;

const targetTitle = sql`coalesce(case ${targetType}
  when 'video' then ${titleIn(videos)} when 'course' then ${titleIn(courses)} when 'combo' then ${titleIn(combos)}
  when 'problem' then ${titleOfPost(problems)} when 'issue' then ${titleOfPost(issues)} when 'doubt' then ${titleOfPost(doubts)}
  when 'solution' then (select ${problems.title} from ${problems} join ${solutions} on ${eq(solutions.problemId, problems.id)}
    where ${and(eq(solutions.id, targetId), isPostSeen(problems))})
  when 'article' then (select ${articles.title} from ${articles}
    where ${and(eq(articles.id, targetId), isNull(articles.deletedAt))})
  when 'records' then (select ${videoRecords.title} from ${videoRecords} where ${eq(videoRecords.id, targetId)}) end, '')`;

const reports = sql`(
  select coalesce(json_agg(report), '[]') from (
    select json_build_object('id', ${commentReports.id}, 'reason', ${commentReports.reason}, 'words', ${commentReports.words},
      'user', ${person(reporters)}, 'created_at', ${instantJson(commentReports.createdAt)}) as report
    from ${commentReports} left join ${users} as ${reporters} on ${eq(reporters.id, commentReports.userId)}
    where ${eq(commentReports.commentId, comments.id)}
    order by ${desc(commentReports.createdAt)}, ${desc(commentReports.id)} limit 50) as latest)`;

/** Comments and replies: hidden, restored and removed, with what was reported of them. */
export const commentResource = defineResource<Contract['manageComments']>({
  entity: 'comment',
  table: comments,
  // The log outlives what its author has taken away: it keeps the beginning alone.
  title: unlessPrivate(excerpt),
  found: (keywords) => or(hasId(comments, keywords), and(isPartOf(content, keywords), not(isPrivate))),
  deletedAt: comments.deletedAt,
  fields: {
    is_hidden: isHidden,
    report_status: {
      json: sql`${reportStatus}`,
      // Who hides a batch settles what was reported in it, and nothing else.
      write: async (tx, id, value) => {
        await tx
          .update(comments)
          .set({ reportStatus: value })
          .where(and(eq(comments.id, id), not(eq(reportStatus, 'none'))));
      },
    },
  },
  joins: sql`left join ${users} on ${eq(users.id, userId)}`,
  row: () => ({
    content: unlessPrivate(content),
    target: sql`json_build_object('type', ${targetType}, 'id', ${targetId}, 'title', ${unlessPrivate(targetTitle)})`,
    parent_id: comments.parentId,
    user: person(users),
    is_hidden: isHidden,
    report_status: reportStatus,
    reports_count: reportsCount,
    children_count: comments.childrenCount,
    created_at: createdAt,
  }),
  whole: { reports },
  filters: {
    state: (state) => eq(isHidden, state === 'hidden'),
    // The second condition is that of the index.
    report_status: (status) => and(eq(reportStatus, status), not(eq(reportStatus, 'none'))),
    target_type: (type) => eq(targetType, type),
    target_id: (id) => eq(targetId, id),
    user_id: (id) => eq(userId, id),
    created_from: (from) => gte(createdAt, new Date(from)),
    created_to: (to) => lt(createdAt, new Date(to)),
  },
  sorts: { created_at: [createdAt, 'desc'], reports_count: [reportsCount, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.content, (row) => row.content],
      [strings.target, ({ target }) => target.title],
      [strings.user, ({ user }) => user?.nick_name ?? ''],
      [strings.state, ({ is_hidden }) => (is_hidden ? strings.hidden : strings.shown)],
      [strings.reports, ({ reports_count }) => reports_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  lockFirst: lockThreads,
  async follow(ids, fields, { tx, now }) {
    if (!fields.has('is_hidden')) return;
    await recountThreads(tx, ids);
    await settleHeld(tx, ids, now);
  },
});
