import type { RefObject } from 'react';
import {
  Table as AriaTable,
  type Selection,
  type TableProps as AriaTableProps,
  type TableState,
} from 'react-aria-components/Table';
import { RowsAtOnce } from '../collection/rows-at-once.tsx';
import type { TableProps, TableRow } from './table-props.ts';
import * as styles from './table.css.ts';
import { useContent } from './use-content.ts';

/** Drags rows; made by react-aria's `useDragAndDrop`. */
export type DragHooks = NonNullable<AriaTableProps['dragAndDropHooks']>;

interface GridTableProps<Row extends TableRow> {
  table: TableProps<Row>;
  tableId: string;
  /** What the table scrolls in. */
  scroller: RefObject<HTMLElement | null>;
  chosen: readonly string[];
  disabled: readonly string[];
  choose: (keys: Selection) => void;
  onState: (state: TableState<unknown> | null) => void;
  dragAndDropHooks: DragHooks | undefined;
}

/** A table whose rows can be chosen, opened or gone through: one stop for Tab, then arrow keys. */
export function GridTable<Row extends TableRow>(props: GridTableProps<Row>) {
  const { table, tableId, scroller, chosen, disabled, choose, onState, dragAndDropHooks } = props;
  const { label, rows, sort, onSortChange, selection = 'none', rowHref, onRowAction, isLoading } = table;
  // Its types leave the id out; cells name their rows by it.
  const identity = { id: tableId };
  const isWaiting = isLoading && rows.length === 0;
  const content = useContent(table, tableId, onState);

  function open(id: string) {
    const links = scroller.current?.querySelectorAll<HTMLElement>('[data-part="row-link"]') ?? [];
    [...links].find((link) => link.closest('tr')?.dataset['key'] === id)?.click();
    onRowAction?.(id);
  }

  return (
    <>
      <RowsAtOnce />
      <AriaTable
        {...identity}
        aria-label={label}
        data-part="grid"
        data-loading={(isLoading && !isWaiting) || undefined}
        className={styles.grid}
        selectionMode={isWaiting ? 'none' : selection}
        selectedKeys={chosen}
        disabledKeys={disabled}
        onSelectionChange={choose}
        {...(dragAndDropHooks && { dragAndDropHooks })}
        {...(sort && { sortDescriptor: sort })}
        {...(onSortChange && {
          onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
        })}
        {...((onRowAction ?? rowHref) && { onRowAction: (key) => open(String(key)) })}
      >
        {content}
      </AriaTable>
    </>
  );
}
