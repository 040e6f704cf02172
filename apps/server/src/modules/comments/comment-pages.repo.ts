import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { prepareText, type KeptText } from '../../db/keep-texts.ts';
import { comments, commentThreads, users } from '../../db/schema.ts';
import { isListed, isShown, type CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { isBlockedBy } from '../follows/is-blocked-by.ts';
import type { Reader } from '../resource-cards/resource.ts';
import { mentionsJson } from '../mentions/mentions.repo.ts';
import { commentTargets, isTargetReadable } from './comment-targets.ts';
import { newestFirst, oldestFirst, type Page, type Sort } from './comments.repo.ts';

const targetId = sql`${sql.placeholder('targetId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const viewerId = sql`${sql.placeholder('viewerId')}::bigint`;

interface Slice {
  targetId: SQL;
  limit: SQL;
  offset: SQL;
}

const slice: Slice = {
  targetId,
  limit: sql`${sql.placeholder('limit')}::int`,
  offset: sql`${sql.placeholder('offset')}::bigint`,
};

const orders: Record<Sort, SQL> = { newest: newestFirst, oldest: oldestFirst };

/** One page of the top-level comments of a target. */
export const commentsOfPage = (type: CommentTarget['type'], sort: Sort, at: Slice = slice): SQL => sql`
  select ${comments.id}, ${comments.userId}, ${comments.contentHtml}, ${comments.childrenCount}, ${comments.atSeconds}, ${comments.paragraph},
    ${comments.createdAt}, ${comments.editedAt}, ${isShown} as is_shown
  from ${comments}
  where ${and(eq(comments.targetType, sql.raw(`'${type}'`)), eq(comments.targetId, at.targetId), isNull(comments.parentId), isListed)}
  order by ${orders[sort]} limit ${at.limit} offset ${at.offset}`;

/** People by an array of their ids, so that the plan is that of a few. */
const authors = sql`(
  select coalesce(json_object_agg(${users.id}, json_build_object(
    'id', ${users.id}, 'avatar', ${users.avatar}, 'nick_name', ${users.nickName})), '{}')
  from ${users} where ${users.id} = any(array(select user_id from page where is_shown)))`;

const rows = (sort: Sort) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'parent_id', 0, 'content', case when is_shown then content_html else '' end, 'children_count', children_count, 'reply_id', 0,
    'reply_comment', null, 'reply_user', null, 'reply_user_id', 0, 'created_at', ${instantJson(sql`created_at`)},
    'user_id', case when is_shown then user_id else 0 end, 'at_seconds', case when is_shown then at_seconds end,
    'paragraph', case when is_shown then paragraph end,
    'edited_at', case when is_shown then ${instantJson(sql`edited_at`)} end,
    'is_blocked', is_shown and ${isBlockedBy(sql`page.user_id`, viewerId)},
    'mentions', case when is_shown then ${mentionsJson(sql`page.id`)} else '[]'::json end,
    'is_removed', not is_shown
  ) order by ${sort === 'newest' ? sql`created_at desc, id desc` : sql`created_at, id`}), '[]') from page)`;

const count = (type: CommentTarget['type']) => sql`coalesce((
  select ${commentThreads.commentsCount} from ${commentThreads}
  where ${and(eq(commentThreads.targetType, sql.raw(`'${type}'`)), eq(commentThreads.targetId, targetId))}), 0)`;

interface PageValues {
  targetId: number;
  limit: number;
  offset: number;
  now: string;
  viewerId: number | null;
}

/** The total is of the same statement, so that a page and its total are of one moment. */
const preparePage = (type: CommentTarget['type'], sort: Sort) =>
  prepareText<PageValues>(
    `comments-${type}-${sort}`,
    sql`with page as materialized (${commentsOfPage(type, sort)})
      select case when ${commentTargets[type].readableIf?.(targetId, { viewerId, now }) ?? sql`true`} then json_build_object(
        'users', ${authors}, 'comments', json_build_object('data', ${rows(sort)}, 'total', ${count(type)})
      )::text end as "text"`,
  );

const preparePages = (type: CommentTarget['type']) => ({
  newest: preparePage(type, 'newest'),
  oldest: preparePage(type, 'oldest'),
});

const pages: Record<CommentTarget['type'], ReturnType<typeof preparePages>> = {
  article: preparePages('article'),
  records: preparePages('records'),
  video: preparePages('video'),
  course: preparePages('course'),
  combo: preparePages('combo'),
  problem: preparePages('problem'),
  solution: preparePages('solution'),
  issue: preparePages('issue'),
  doubt: preparePages('doubt'),
};

/** A page of comments with the people who wrote them and the total, as JSON; null where the target is not there to be read. */
export async function findPage(
  db: Database,
  { type, id }: CommentTarget,
  { page, size, sort }: Page & { sort: Sort },
  reader: Reader,
): Promise<KeptText | null> {
  if (!commentTargets[type].readableIf && !(await isTargetReadable(db, { type, id }, reader))) return null;
  const found = await pages[type][sort](db, `${id} ${page} ${size}`, {
    targetId: id,
    limit: size,
    offset: (page - 1) * size,
    now: reader.now.toISOString(),
    viewerId: reader.viewerId,
  });
  return found?.text ?? null;
}
