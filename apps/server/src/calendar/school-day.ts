import { sql, type SQLWrapper } from 'drizzle-orm';

/** Whose midnight parts the days of the school, for the database. */
export const schoolTimeZone = 'Asia/Shanghai';

const zone = sql.raw(`'${schoolTimeZone}'`);

/** The day of the school that an instant falls on. */
export const schoolDayOf = (at: SQLWrapper) => sql`(${at} at time zone ${zone})::date`;

/** The instant at which a day of the school begins. */
export const beginningOf = (day: SQLWrapper) => sql`(${day}::timestamp at time zone ${zone})`;
