import type { SearchType } from '@shuyuan/api-client';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Content as the search shows and finds it. */
export interface Findable {
  type: SearchType;
  id: number;
  title: string;
  /** Address of a picture; empty when there is none. */
  thumb: string;
  description: string;
  html: string;
  /** Names of its category, teacher and tags. A match in them ranks below one in title or description. */
  labels?: readonly string[];
  /** A date in the future keeps it from being found until then. */
  publishedAt: Date;
}

/** Content of a table with its date of publication. */
type Row = Omit<Findable, 'type' | 'publishedAt'> & { publishedAt: Date | null };

/** Returns the documents of rows. Rows without a date are left out. */
export const documentsOf = (type: SearchType, rows: readonly Row[]): Findable[] =>
  rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, type, publishedAt }] : []));

/** Kinds whose names are labels of other content. */
export type SearchHolder =
  'teacher' | 'courseCategory' | 'articleCategory' | 'problemCategory' | 'examCategory' | 'tag';

/** Reads the documents of one type from the tables of its domain. */
export interface SearchSource {
  type: SearchType;
  /** Query of the ids of everything of this type that can be found, now or at a later date. */
  all: SQL;
  /** Queries of the ids that carry the names of these holders as labels. */
  under: Partial<Record<SearchHolder, (ids: readonly number[]) => SQL>>;
  /** Documents of these ids. Leaves out what cannot be found. */
  find: (db: Database, ids: readonly number[]) => Promise<Findable[]>;
}

/** Reads teachers or categories: they are found once something of theirs is published. */
export interface SearchHolderSource extends SearchSource {
  /** Query of the id of each and the date from which it is found. */
  dates: SQL;
  /** Query of `id` and `count`: how much of theirs is published. */
  counts: (ids: readonly number[], now: Date) => SQL;
}

/** Date of holders of which nothing is published. */
export const never = new Date('9999-12-31T00:00:00.000Z');
