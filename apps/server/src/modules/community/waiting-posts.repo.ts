import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { postReports } from '../../db/schema.ts';

type Waiting = AnswerOf<Contract['manageModeration']['list']>['data'][number];

const common = sql`null as target_type, id, excerpt, visibility, held_word, user_id, created_at`;

/** All that people have posted and that is not deleted, under one form. */
const posts = sql`(
  select 'problem' as type, title, id as parent_id, ${common} from problems where deleted_at is null
  union all select 'solution', (select title from problems where problems.id = problem_id), problem_id, ${common}
    from solutions where deleted_at is null
  union all select 'issue', title, id, ${common} from issues where deleted_at is null
  union all select 'doubt', title, id, ${common} from doubts where deleted_at is null
  union all select 'doubt_answer', (select title from doubts where doubts.id = doubt_id), doubt_id, ${common}
    from doubt_answers where deleted_at is null
  union all select 'comment', '', target_id, target_type, id, left(content, 140), 'held', held_word, user_id, created_at
    from comments where deleted_at is null and held_word <> ''
) as post`;

const isReported = sql`(post.type, post.id) in (select post_type, post_id from post_reports where settled_at is null)`;

const states: Record<'waiting' | 'hidden', SQL> = {
  waiting: sql`(post.visibility = 'held' or ${isReported})`,
  hidden: sql`post.visibility = 'hidden'`,
};

/** The oldest first. */
export async function listWaiting(
  db: Database,
  state: 'waiting' | 'hidden',
  { page, size }: { page: number; size: number },
): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select post.type, post.target_type, post.id, post.title, post.excerpt, post.parent_id, post.visibility, post.held_word,
      ${instantJson(sql`post.created_at`)} as created_at,
      case when author.id is not null then json_build_object(
        'id', author.id, 'nick_name', author.nick_name, 'avatar', author.avatar) end as user,
      (select coalesce(json_agg(json_build_object('reason', reason, 'words', words,
          'created_at', ${instantJson(postReports.createdAt)}) order by post_reports.id), '[]')
        from post_reports where post_type = post.type and post_id = post.id and settled_at is null) as reports
    from ${posts} left join users as author on author.id = post.user_id
    where ${states[state]}
    order by post.created_at, post.type, post.id limit ${size} offset ${(page - 1) * size}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), parent_id: Number(row.parent_id) }));
}

export async function countWaiting(db: Database, state: 'waiting' | 'hidden'): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${posts} where ${states[state]}`,
  );
  return rows[0]?.count ?? 0;
}
