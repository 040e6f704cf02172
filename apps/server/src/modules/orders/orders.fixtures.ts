import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans } from '../../db/schema.ts';
import { createArticle } from '../articles/articles.fixtures.ts';

/** An article for 29 yuan. */
export async function articleForSale(db: Database, article: Parameters<typeof createArticle>[1] = {}) {
  const id = await createArticle(db, { title: '读懂一首诗', charge: 29, ...article });
  return { goods_type: 'article' as const, goods_id: id };
}

/** A membership of 30 days for 25 yuan. */
export async function planForSale(db: Database, plan: Partial<typeof membershipPlans.$inferInsert> = {}) {
  const [row] = await db
    .insert(membershipPlans)
    .values({ name: '月度会员', charge: 25, expireDays: 30, benefits: ['会员文章免费读'], ...plan })
    .returning({ id: membershipPlans.id });
  return { goods_type: 'role' as const, goods_id: row!.id };
}

/** Forgets how often somebody asked: limits go by the database's clock, which no test turns. */
export const forgetLimits = (db: Database) => db.execute(sql`delete from rate_limits`);

/** How many statements wait for another's lock in this database. */
export const waiting = (db: Database) =>
  db.$count(
    sql`pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  );
