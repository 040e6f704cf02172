/** Where somebody stands in a list that has scenes and pages: plain data, for an address. */
export interface ShelfPlace<Scene extends string = string> {
  scene: Scene;
  /** From 1. */
  page: number;
}

export type ShelfState<Row> =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** There was no network: it is asked for again by itself when there is. */
      isOffline: boolean;
      isRetrying: boolean;
    }
  | ReadyShelf<Row>;

export interface ReadyShelf<Row> {
  status: 'ready';
  rows: readonly Row[];
  total: number;
  /** The page that is shown; the last one when there are fewer than were asked for. */
  page: number;
  /** When it came, epoch milliseconds. */
  at: number;
  isTurning: boolean;
}

/** Where the focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type ShelfFocus =
  /** In the place of a button that has gone. */
  | { on: 'list' }
  /** The list, when its first row is out of sight above; else the pager keeps the focus. */
  | { on: 'first-row' };

/** What the state of a widget with a shelf has of it. */
export interface WithShelf<Scene extends string, Row> {
  /** What is asked for. */
  place: ShelfPlace<Scene>;
  shelf: ShelfState<Row>;
  focus: ShelfFocus | null;
}
