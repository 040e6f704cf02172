import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../db/core-tables.ts';
import type { Database } from '../db/database.ts';
import type { Limiter } from './limiter.ts';

/**
 * Fixed windows by the database's clock. One statement counts and decides, and the row's lock puts parallel
 * takes in a line, so that no two of them are the last allowed one.
 */
export function createPostgresLimiter(db: Database): Limiter {
  return {
    async take(key, { limit, windowSeconds }) {
      const end = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`;
      const isOver = sql`${rateLimits.resetsAt} <= clock_timestamp()`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: 1, resetsAt: end })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, ${limit}) + 1 end`,
            resetsAt: sql`case when ${isOver} then ${end} else ${rateLimits.resetsAt} end`,
          },
        })
        .returning({
          count: rateLimits.count,
          secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - clock_timestamp()))::int`,
        });
      const { count, secondsLeft } = row ?? { count: 1, secondsLeft: 0 };
      return count <= limit
        ? { allowed: true, retryAfter: 0 }
        : { allowed: false, retryAfter: Math.max(1, secondsLeft) };
    },
    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },
    async clear(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
