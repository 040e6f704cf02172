import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { attemptAnswers, attemptQuestions, paperAttempts, papers, users } from '../../db/schema.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';

type Calls = Contract['manageGrades'];
export type Taker = AnswerOf<Calls['list']>['data'][number];

interface Asked {
  paperId: number;
  keywords?: string | undefined;
  result?: 'passed' | 'failed' | 'waiting' | 'running' | undefined;
}

/** Everybody who has begun the paper, once, with their best marked attempt. */
const takers = (paperId: number): SQL => sql`
  select ${paperAttempts.userId} as user_id, count(*)::int as tries, max(${paperAttempts.score}) as best,
    max(${paperAttempts.score}) >= ${papers.passScore} as is_passed,
    count(*) filter (where ${paperAttempts.status} = 3)::int as waiting,
    count(*) filter (where ${paperAttempts.status} = 1)::int as running,
    max(${paperAttempts.number}) as latest
  from ${paperAttempts} join ${papers} on ${eq(papers.id, paperAttempts.paperId)}
  where ${eq(paperAttempts.paperId, paperId)} group by ${paperAttempts.userId}, ${papers.id}`;

const results = {
  passed: sql`taken.is_passed`,
  failed: sql`not taken.is_passed`,
  waiting: sql`taken.waiting > 0`,
  running: sql`taken.running > 0`,
};

const narrowed = ({ keywords = '', result }: Asked) =>
  and(
    keywords === '' ? undefined : or(hasId(users, keywords), isPartOf(users.nickName, keywords)),
    result && results[result],
  ) ?? sql`true`;

const ofAttempt = eq(attemptAnswers.attemptId, paperAttempts.id);

const taker = sql`json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar},
  'tries', taken.tries, 'best_score', taken.best / 10.0, 'is_passed', taken.is_passed, 'waiting_count', taken.waiting,
  'attempt_id', ${paperAttempts.id}, 'started_at', ${instantJson(paperAttempts.startedAt)},
  'submitted_at', ${instantJson(paperAttempts.submittedAt)}, 'ends_at', ${instantJson(paperAttempts.endsAt)},
  'answered_count', (select count(distinct ${attemptAnswers.questionId}) from ${attemptAnswers} where ${ofAttempt}),
  'questions_count', (select count(*) from ${attemptQuestions} where ${eq(attemptQuestions.attemptId, paperAttempts.id)}),
  'updated_at', ${instantJson(sql`greatest(${paperAttempts.startedAt}, ${paperAttempts.submittedAt},
    (select max(${attemptAnswers.savedAt}) from ${attemptAnswers} where ${ofAttempt}))`)})`;

/** One page of who has taken a paper, and how many there are: who began last comes first. */
export async function listTakers(
  db: Database,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Taker[]; total: number }> {
  const found = sql`from (${takers(asked.paperId)}) as taken join ${users} on ${users.id} = taken.user_id
    join ${paperAttempts} on ${and(
      eq(paperAttempts.paperId, asked.paperId),
      sql`${paperAttempts.userId} = taken.user_id and ${paperAttempts.number} = taken.latest`,
    )} where ${narrowed(asked)}`;
  const { rows } = await db.execute<{ data: Taker[]; total: number }>(sql`
    select (select count(*)::int ${found}) as total, (select coalesce(json_agg(page.row), '[]') from (
      select ${taker} as row ${found} order by ${paperAttempts.startedAt} desc, ${paperAttempts.id} desc
      limit ${limit} offset ${offset}) as page) as data`);
  return rows[0] ?? { data: [], total: 0 };
}

type Figures = Omit<AnswerOf<Calls['figures']>, 'title' | 'score' | 'pass_score'>;

/** What has come of a paper: of each person the best attempt that is marked. */
export async function findFigures(db: Database, paperId: number): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(sql`
    select json_build_object('people_count', count(*), 'running_count', coalesce(sum(running), 0),
      'waiting_count', coalesce(sum(waiting), 0), 'graded_count', count(best), 'max', max(best) / 10.0, 'min', min(best) / 10.0,
      'average', round(avg(best) / 10.0, 1), 'pass_count', count(*) filter (where is_passed),
      'pass_rate', round(100.0 * count(*) filter (where is_passed) / nullif(count(best), 0))) as figures
    from (${takers(paperId)}) as taken`);
  const [row] = rows;
  if (!row) throw new Error('Figures of a paper are one row.');
  return row.figures;
}
