import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, sql } from 'drizzle-orm';
import { beginningOf, schoolDayOf, schoolTimeZone } from '../../calendar/school-day.ts';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { activeDays, orders, studyRecords, users } from '../../db/schema.ts';
import type { ModuleDeps } from '../module-deps.ts';

type Days = AnswerOf<Contract['manageDashboard']['days']>;

/** The figures of the school's days, all in one statement. */
export function manageDashboardRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageDashboard']> {
  return {
    days: async ({ db, query: { days } }) => ({
      time_zone: schoolTimeZone,
      days: await findDays(db, clock.now(), Number(days)),
    }),
  };
}

async function findDays(db: Database, now: Date, count: number): Promise<Days['days']> {
  const today = schoolDayOf(sql`${now.toISOString()}::timestamptz`);
  const first = sql`(${today} - ${count - 1}::int)`;
  const since = beginningOf(first);
  const perDay = (at: SQL, figures: SQL, from: SQL) =>
    sql`(select ${schoolDayOf(at)} as day, ${figures} from ${from} group by 1)`;
  const signUps = perDay(
    sql`${users.createdAt}`,
    sql`count(*)::int as sign_ups`,
    sql`${users} where ${gte(users.createdAt, since)}`,
  );
  const readings = perDay(
    sql`${studyRecords.createdAt}`,
    sql`count(*)::int as readings`,
    sql`${studyRecords} where ${gte(studyRecords.createdAt, since)}`,
  );
  const paid = perDay(
    sql`${orders.paidAt}`,
    sql`count(*)::int as orders, sum(${orders.charge})::int as revenue`,
    sql`${orders} where ${and(eq(orders.status, sql`9`), gte(orders.paidAt, since))}`,
  );
  const active = sql`(select ${activeDays.day} as day, count(*)::int as active_people from ${activeDays}
    where ${gte(activeDays.day, first)} group by 1)`;
  const { rows } = await db.execute<{ days: Days['days'] }>(sql`
    select json_agg(json_build_object(
      'day', to_char(day, 'YYYY-MM-DD'), 'sign_ups', coalesce(sign_ups, 0),
      'active_people', coalesce(active_people, 0), 'readings', coalesce(readings, 0),
      'orders', coalesce(orders, 0), 'revenue', coalesce(revenue, 0)) order by day) as days
    from (select generate_series(${first}, ${today}, interval '1 day')::date as day) as calendar
      left join ${signUps} as signed using (day) left join ${active} as active using (day)
      left join ${readings} as begun using (day) left join ${paid} as paid using (day)`);
  return rows[0]?.days ?? [];
}
