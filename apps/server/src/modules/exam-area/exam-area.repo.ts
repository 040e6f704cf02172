import { sql, type SQL } from 'drizzle-orm';
import { instantJson } from '../../db/instant-json.ts';
import type { Database } from '../../db/database.ts';
import { isWithheld } from '../question-access/withheld-attempts.ts';
import { pageOf } from '../../db/page-of.ts';

interface Page {
  page: number;
  size: number;
}

/** How much of each part is published. */
export async function countPublished(db: Database, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const published = (table: string) =>
    sql`(select count(*)::int from ${sql.raw(table)} where published_at <= ${at} and deleted_at is null)`;
  const { rows } = await db.execute<Record<'papers' | 'mocks' | 'practices' | 'chapters', number>>(sql`
    select ${published('papers')} as papers, ${published('mock_papers')} as mocks, ${published('practices')} as practices,
      (select count(*)::int from practice_chapters chapter join practices on practices.id = chapter.practice_id
        where practices.published_at <= ${at} and practices.deleted_at is null) as chapters`);
  return rows[0] ?? { papers: 0, mocks: 0, practices: 0, chapters: 0 };
}

interface JoinedPaperRow {
  id: number;
  title: string;
  question_count: number;
  pass_score: number;
  max_score: number | null;
  latest_at: string;
}

/** What a person has begun of one kind, each once, the latest first. */
const listJoined = (
  db: Database,
  { table, column, count }: { table: SQL; column: SQL; count: SQL },
  userId: number,
  page: Page,
) =>
  pageOf<JoinedPaperRow>(db, {
    columns: sql`goods.id, goods.title, ${count} as question_count, goods.pass_score, done.max_score,
      ${instantJson(sql`done.latest_at`)} as latest_at`,
    from: sql`from (
      select ${column} as id, max(score) filter (where not ${isWithheld}) as max_score, max(started_at) as latest_at
      from paper_attempts where user_id = ${userId} and ${column} is not null group by ${column}) as done
    join ${table} as goods on goods.id = done.id`,
    orderBy: sql`done.latest_at desc, goods.id desc`,
    ...page,
  });

export const listJoinedPapers = (db: Database, userId: number, page: Page) =>
  listJoined(
    db,
    {
      table: sql`papers`,
      column: sql`paper_id`,
      count: sql`(select count(*)::int from paper_questions where paper_id = goods.id)`,
    },
    userId,
    page,
  );

export const listJoinedMocks = (db: Database, userId: number, page: Page) =>
  listJoined(
    db,
    {
      table: sql`mock_papers`,
      column: sql`mock_paper_id`,
      count: sql`(select sum(value::int)::int from jsonb_each_text(goods.rule -> 'num'))`,
    },
    userId,
    page,
  );

interface JoinedPracticeRow {
  id: number;
  name: string;
  question_count: number;
  submit_count: number;
  latest_at: string;
}

/** The practices in which a person has answered something, the latest first. */
export const listJoinedPractices = (db: Database, userId: number, page: Page) =>
  pageOf<JoinedPracticeRow>(db, {
    columns: sql`practices.id, practices.title as name, done.submit_count, ${instantJson(sql`done.latest_at`)} as latest_at,
      (select count(distinct placed.question_id)::int from practice_questions placed
        join practice_chapters chapter on chapter.id = placed.chapter_id
        join questions asked on asked.id = placed.question_id
        where chapter.practice_id = practices.id and asked.deleted_at is null) as question_count`,
    from: sql`from (
      select chapter.practice_id as id, count(distinct record.question_id)::int as submit_count, max(record.answered_at) as latest_at
      from practice_records record join practice_chapters chapter on chapter.id = record.chapter_id
      where record.user_id = ${userId} group by chapter.practice_id) as done
    join practices on practices.id = done.id and practices.deleted_at is null`,
    orderBy: sql`done.latest_at desc, practices.id desc`,
    ...page,
  });
