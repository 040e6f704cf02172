import type { CallOptions, PermissionCode } from '@shuyuan/api-client';
import type { Icon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import type { ChangedRows } from '../async/changed-rows.ts';
import type { PageAnswer } from '../async/page-request.ts';
import type { RowPlace } from './row-places.ts';

/** What every row of a resource has. */
export interface ListedRow {
  id: number;
  updated_at: string;
}

/** What a list shows, as an address spells it: `page`, `keywords`, `sort`, `order`, and its filters by their names. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>;

/** Result of a change of several rows, as the server returns it. */
export type Changed = ChangedRows;

/** A file as the server answers it; `content` is base64. */
export interface ExportedFile {
  filename: string;
  type: string;
  content: string;
}

/** The calls that a list makes: a `ResourceApi` has them. */
export interface ListedResource<Row extends ListedRow> {
  list(query: Record<string, string | number>, options?: CallOptions): Promise<PageAnswer<Row>>;
  exportRows?: (query: { format: 'csv' | 'xlsx' }, options?: CallOptions) => Promise<ExportedFile>;
  /** A file of these rows alone. */
  exportChosen?: (
    ids: readonly number[],
    query: { format: 'csv' | 'xlsx' },
    options?: CallOptions,
  ) => Promise<ExportedFile>;
  removeMany?(ids: readonly number[], options?: CallOptions): Promise<Changed>;
}

/** A column of a list. */
export interface ListColumn<Row extends ListedRow> {
  id: string;
  /** Its heading. */
  label: string;
  /** What a row shows in it. `at`: when the rows came, epoch milliseconds. */
  cell(this: void, row: Row, at: number): ReactNode;
  /** What the server calls its order; without it the heading cannot be pressed. */
  sort?: string;
  /** Names the row for those who listen, and cannot be left out. */
  isRowHeader?: boolean;
  /** `end` for figures. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Its cells hold links or buttons: arrow keys go into them. */
  hasControls?: boolean;
  /** In pixels at the ordinary text size; `fit` is as narrow as its words. @default a share of what is left */
  width?: number | 'fit';
}

/** One value of a filter, as the server takes it. */
export interface ListChoice {
  value: string;
  label: string;
}

/** What a list can be narrowed by. */
export interface ListFilter {
  /** As the contract calls it. */
  id: string;
  label: string;
  choices: readonly ListChoice[];
  /** `tabs` stand above the list and begin with all; `chip` says its value, and is empty otherwise. @default 'chip' */
  as?: 'tabs' | 'chip';
}

/** Noun and measure word of the rows, for counts and for sentences about actions. */
export interface RowNoun {
  /** A number of them with their name: `3个优惠码`. */
  counted(count: number): string;
  /** A number of them where their name is known: `3个`. */
  amount(count: number): string;
}

/** Something that can be done with rows, all at once or none of them. */
export interface ListAction {
  id: string;
  label: string;
  /** Right that it asks for. @default everybody who sees the list */
  permission?: PermissionCode;
  icon?: Icon;
  /** What it asks for first. @default nothing */
  choices?: readonly ListChoice[];
  /** Whether each row has a button of its own for it instead of an item of its menu. @default false */
  isRowButton?: boolean;
  /**
   * Does it. Resolves with null if no row was changed, as when rows were put into a file, and with `announced` if rows were changed and
   * the action has shown the outcome itself.
   * @param choice Value that was chosen; empty without choices.
   */
  run(ids: readonly number[], choice: string): Promise<Changed | 'announced' | null>;
  /**
   * Returns the sentence of the notice that offers to undo the action.
   * @param what One row by its title, several by their number: `《读书》`, `3门课程`.
   * @param choice Label of what was chosen.
   */
  done(what: string, choice: string): string;
}

/** How the rows of a list are put in order. Offered while the whole list is shown in its own order. */
export interface ListArrangement<Row extends ListedRow> {
  permission: PermissionCode;
  /** Saves the places of all rows, which are given in display order. */
  save(this: void, places: readonly RowPlace[]): Promise<Changed>;
  /** Row of the first level that a row stands below; null at the first level. Makes the list a tree of two levels. */
  parentOf?(this: void, row: Row): number | null;
}

/** A list, declared. Keep it between renders. */
export interface ListDeclaration<Row extends ListedRow> {
  /** Names it on this device, where its columns are kept. */
  name: string;
  columns: readonly ListColumn<Row>[];
  /** Whether it is looked through by keywords. @default true */
  hasKeywords?: boolean;
  filters?: readonly ListFilter[];
  /** Lets rows be put in order by dragging and by keys. The list then loads up to 100 rows at once. */
  arranged?: ListArrangement<Row>;
  /** For chosen rows, and for one row by its menu. */
  actions?: readonly ListAction[];
  /** Of removing. Without it rows are not removed here. */
  removePermission?: PermissionCode;
  /** What a row is called in words: `《读书》`. */
  titleOf(this: void, row: Row): string;
  /** Noun of the rows. @default items: `3项` */
  noun?: RowNoun;
}
