import type { CallOptions, PermissionCode } from '@shuyuan/api-client';
import type { Icon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import type { ChangedRows } from '../async/changed-rows.ts';
import type { PageAnswer } from '../async/page-request.ts';

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
  exportRows?(query: { format: 'csv' | 'xlsx' }, options?: CallOptions): Promise<ExportedFile>;
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

/** Something that can be done with rows, all at once or none of them. */
export interface ListAction {
  id: string;
  label: string;
  permission: PermissionCode;
  icon?: Icon;
  /** What it asks for first. @default nothing */
  choices?: readonly ListChoice[];
  /** `choice` is the value that was chosen; empty without choices. Null where no row was changed, as when they were put into a file. */
  run(ids: readonly number[], choice: string): Promise<Changed | null>;
  /** What was done, for the notice that offers to take it back. `choice`: the label of what was chosen. */
  done(count: number, choice: string): string;
}

/** A list, declared. Keep it between renders. */
export interface ListDeclaration<Row extends ListedRow> {
  /** Names it on this device, where its columns are kept. */
  name: string;
  columns: readonly ListColumn<Row>[];
  /** Whether it is looked through by keywords. @default true */
  hasKeywords?: boolean;
  filters?: readonly ListFilter[];
  /** For chosen rows, and for one row by its menu. */
  actions?: readonly ListAction[];
  /** Of removing. Without it rows are not removed here. */
  removePermission?: PermissionCode;
  /** What a row is called in words: `《读书》`. */
  titleOf(this: void, row: Row): string;
}
