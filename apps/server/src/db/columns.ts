import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number. Below 2^53, so that it is exact on the wire. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** Holds another row's number. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** To the millisecond, as JavaScript knows it: what is read can be compared with what is stored. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
