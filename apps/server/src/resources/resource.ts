import type {
  AnswerOf,
  CheckedInput,
  Contract,
  Endpoint,
  PermissionCode,
} from '@shuyuan/api-client/contract';
import type { ManagedEntity } from '@shuyuan/api-client/manage';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import type { Violation } from '../db/violation.ts';
import type { Cell } from './export/table-file.ts';

/** The domains of the contract that are resources of the console. */
export type ResourceDomain = Contract[
  | 'manageAnnouncements'
  | 'manageAnthologies'
  | 'manageApplications'
  | 'manageArticleCategories'
  | 'manageArticles'
  | 'manageCombos'
  | 'manageComments'
  | 'manageCourseCategories'
  | 'manageCourses'
  | 'manageExamCategories'
  | 'manageFaqCategories'
  | 'manageProblemCategories'
  | 'manageWatchedWords'
  | 'manageFaqs'
  | 'manageFlashSales'
  | 'managePromoCodes'
  | 'manageProducts'
  | 'manageRedeemCodes'
  | 'manageCoupons'
  | 'manageGroupBuys'
  | 'manageGrants'
  | 'manageHomeBlocks'
  | 'manageMarking'
  | 'manageMedia'
  | 'manageMediaFolders'
  | 'manageMembers'
  | 'manageMockPapers'
  | 'managePractices'
  | 'manageMemberships'
  | 'manageNavs'
  | 'manageOrders'
  | 'managePages'
  | 'managePapers'
  | 'manageProfessions'
  | 'managePayments'
  | 'manageQuestions'
  | 'manageRefunds'
  | 'manageReviews'
  | 'manageRoles'
  | 'manageShareGoods'
  | 'manageSliders'
  | 'manageTagCategories'
  | 'manageTags'
  | 'manageTeachers'
  | 'manageVideos'
  | 'manageWithdrawals'];

type Row<Domain extends ResourceDomain> = AnswerOf<Domain['list']>['data'][number];
type Whole<Domain extends ResourceDomain> = AnswerOf<Domain['find']>;
type Query<Domain extends ResourceDomain> = CheckedInput<Domain['list']>['query'];
type Filters<Domain extends ResourceDomain> = Omit<
  Query<Domain>,
  'page' | 'size' | 'keywords' | 'sort' | 'order'
>;

/** What is written of one: the fields of the contract's draft. */
export type Fields<Domain extends ResourceDomain> = {
  [Name in keyof Named<Domain>]-?: Exclude<Named<Domain>[Name], undefined>;
};

/** Nothing of what is only seen. */
type Named<Domain extends ResourceDomain> = Domain extends { updateMany: infer Call extends Endpoint }
  ? Body<Call>['change']
  : Record<never, never>;

type Body<Call extends Endpoint> = CheckedInput<Call>['body'] extends { change: infer Change }
  ? { change: Change }
  : never;

/** A table that can be a resource. */
export type ResourceTable = PgTable & Record<'id' | 'createdAt' | 'updatedAt', PgColumn>;

/** A field that has no column: how it is read as JSON beside the row, and how it is written once the row is there. */
export interface FieldApart<Value = unknown> {
  json: SQL;
  write: (tx: Database, id: number, value: Value, now: Date, scope: WriterScope) => Promise<void>;
}

/** How far somebody reaches who writes. */
export interface WriterScope {
  /** Whose things alone they may put in; null for everybody's. */
  ownerId: number | null;
  userId: number;
}

/** Who changes something, and when. */
export interface Change extends Partial<WriterScope> {
  tx: Database;
  now: Date;
  userId: number;
  /** Something is taken back: what could stand before may stand again. */
  isUndo?: true;
}

/**
 * All that the server knows of one entity of the console; the eight calls, the log and the undo follow from it. Only what stands in
 * `fields` is written, logged and brought back: a secret is not a field.
 */
export interface ResourceDeclaration<Domain extends ResourceDomain> {
  entity: ManagedEntity;
  table: ResourceTable;
  /** What all changes of it need, where that is not `entity.store`, `.update` and `.delete`. */
  permission?: PermissionCode;
  /** What one is called, in lists and in the log, and what keywords are looked for in. */
  title: PgColumn | SQL<string>;
  /** What keywords find, in place of id and title. */
  found?: (keywords: string) => SQL | undefined;
  /** Whose it is: set to who adds it, and asked for who may see and change no more than that. */
  owner?: PgColumn;
  /** What belongs to somebody, where that is more than `owner` says: asked in its place. Needs no joins. */
  isOwn?: (userId: number) => SQL;
  /** When it was removed. Without this column it is deleted for good, and put back out of the log. */
  deletedAt?: PgColumn;
  /** Column of the order that the console puts its rows in. A row that is added without a value goes to the end. */
  order?: PgColumn;
  fields: { [Name in keyof Fields<Domain>]-?: PgColumn | FieldApart<Fields<Domain>[Name]> };
  /** What the row's columns and filters need beside the table, each row of it at most once: `left join …`. */
  joins?: SQL;
  /** The row of a list; instants of a column are written as the contract has them. */
  row: (now: Date) => Record<Exclude<keyof Row<Domain>, 'id' | 'updated_at'>, SQL | PgColumn>;
  /** What the form needs beside the row. */
  whole?: Record<Exclude<keyof Whole<Domain>, keyof Row<Domain>>, SQL | PgColumn>;
  filters: {
    [Name in keyof Filters<Domain>]-?: (
      value: NonNullable<Filters<Domain>[Name]>,
      now: Date,
    ) => SQL | undefined;
  };
  /** The first one when nothing is asked for, each in its own direction. */
  sorts: Record<NonNullable<Query<Domain>['sort']>, readonly [SQL | PgColumn, 'asc' | 'desc']>;
  /** The file of the list: its name, and its columns with their headings. */
  exported: { name: string; columns: readonly (readonly [heading: string, (row: Row<Domain>) => Cell])[] };
  /** Locks what others lock before these rows, so that of two neither waits for the other for ever. */
  lockFirst?: (tx: Database, ids: readonly number[]) => Promise<void>;
  /** What is stored of what was sent, such as sanitised HTML. */
  clean?: (fields: Partial<Fields<Domain>>) => Partial<Fields<Domain>>;
  /** Refuses by throwing, once all is written: adding, changing and undoing alike. */
  check?: (ids: readonly number[], change: Change, fields: ReadonlySet<string>) => Promise<void>;
  /** Refuses by throwing, before it is removed. The rows are locked. */
  checkRemoval?: (ids: readonly number[], change: Change) => Promise<void>;
  /** Keeps up what hangs on these fields, in the same transaction; also of what was removed or brought back. */
  follow?: (ids: readonly number[], fields: ReadonlySet<string>, change: Change) => Promise<void>;
  /** What is said where the database refuses. */
  refusals?: Partial<Record<Violation, Problem>>;
}

/** A declared resource, for the kit: of any entity. */
export type Resource = ResourceDeclaration<ResourceDomain>;

/** Declares an entity of the console. */
export const defineResource = <Domain extends ResourceDomain>(
  declaration: ResourceDeclaration<Domain>,
): Resource => declaration as unknown as Resource;
