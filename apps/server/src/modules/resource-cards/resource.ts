import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

type Column<Value> = PgColumn | SQL<Value>;

/** What a card shows of one kind of thing. */
export interface Listed {
  table: PgTable;
  id: PgColumn;
  title: Column<string>;
  /** Address of the cover picture; empty when there is none. */
  thumb: Column<string>;
  shortDescription: Column<string>;
  /** Whole yuan; 0 for what costs nothing. */
  charge: Column<number>;
  isVipFree: Column<boolean>;
  publishedAt: PgColumn;
  /** How much there is of it: the contract says what is counted. */
  extent: (now: Date) => SQL;
  isPublished: (now: Date | SQL) => SQL | undefined;
  /** Who has it opens it also while it is hidden. */
  isKeptByOwners: boolean;
  /** What a person has begun of it: a query of `id`, `studied_at`, and `progress` in whole per cent. */
  studiedBy: (userId: number, now: Date) => SQL;
}

/** Who wants to read, and when. */
export interface Reader {
  /** Null for a visitor. */
  viewerId: number | null;
  now: Date;
}

/** Whether somebody may read what is said of a thing, and say something. */
export type IsReadable = (db: Database, id: number, reader: Reader) => Promise<boolean>;

/** The same as a condition, of values or of a statement's placeholders, where the database can tell by itself. */
export type ReadableIf = (
  id: number | SQL,
  reader: { viewerId: number | SQL | null; now: Date | SQL },
) => SQL;

/** Something as it is sold. */
interface Goods {
  name: string;
  /** Left out by what has no picture. */
  thumb?: string;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  /** Null when the account is gone. */
  ownerId: number | null;
  /** Days that who buys it now has it; null, or left out, for ever. */
  days?: number | null;
}

/** How a thing is sold and handed over. */
export interface Sold {
  /** Undefined for what is not sold. */
  find: (db: Database, id: number, now: Date) => Promise<Goods | undefined>;
  /** Keeps it from being removed while it is ordered. Left out by what asks for no orders when it is removed. */
  hold?: (tx: Database, id: number) => Promise<void>;
  /** Hands over what was paid. False when there was nothing to hand over. */
  deliver: (
    tx: Database,
    /** `days` as they were ordered; null, or left out, for ever. */
    order: { userId: number; goodsId: number; orderId: string; days?: number | null },
    now: Date,
  ) => Promise<boolean>;
}
