import type { ReactNode } from 'react';
import type { ChoiceProps } from '../collection/use-choice.ts';

/** What every row needs; the rest of it is the owner's. */
export interface TableRow {
  /** Tells it from all others, also while they are sorted or paged. */
  id: string;
}

/** By which column rows are ordered, and which way. */
export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** How one column is headed, drawn and aligned; `cell` draws, the rows hold the data. */
export interface TableColumn<Row extends TableRow> {
  id: string;
  /** Its heading. */
  label: string;
  /** Spoken only: for a column whose content says what it is, such as actions. */
  isLabelHidden?: boolean;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Names the row for those who listen. @default the first column */
  isRowHeader?: boolean;
  /** Its heading asks for an order by `onSortChange`. */
  isSortable?: boolean;
  /** Its cells hold buttons, links or fields: arrow keys then go through them, and the whole table is one stop for Tab. */
  hasControls?: boolean;
  /** `end` for figures, which then are all of one width. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** In pixels at the ordinary text size; `fit` is as narrow as its words. @default a share of what is left */
  width?: number | 'fit';
}

/**
 * Rows in the order they are shown: sorting, paging and filtering are the owner's. Selection comes from `ChoiceProps`.
 */
export interface TableProps<Row extends TableRow> extends ChoiceProps {
  /** Says what it lists. */
  label: string;
  /** From the start on. Keep the array between renders: cells are drawn anew when it changes. */
  columns: readonly TableColumn<Row>[];
  /** In the order shown. A row that is the same object as before is not drawn again. */
  rows: readonly Row[];
  /** The order the rows are in: they are sorted by their owner, who may have only a page of them. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Rows that can be neither chosen nor opened. */
  isRowDisabled?: (row: Row) => boolean;
  /** What can be done with the chosen rows: `Button`s, in a bar that is always there, so that nothing jumps. */
  bulkActions?: (value: string[]) => ReactNode;
  /** Makes the words that name the row a link, which a press anywhere on the row, or Enter, follows. Keep the function, as the columns. */
  rowHref?: (row: Row) => string;
  /** Opens a row that has no address, by a press or Enter. */
  onRowAction?: (id: string) => void;
  /** Rows are on their way. Those that are shown stay; without any, their places are held. */
  isLoading?: boolean;
  /** How many places are held while the first rows are on their way. @default 5 */
  loadingRows?: number;
  /** When there is no row: an `EmptyState`. @default one sentence */
  empty?: ReactNode;
  /** In pixels at the ordinary text size: what is more scrolls below a head that stays. */
  maxHeight?: number;
}
