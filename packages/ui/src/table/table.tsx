import { useId } from 'react';
import { useStrings } from '../provider/ui-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import { GridTable, type DragHooks } from './grid-table.tsx';
import { PlainTable } from './plain-table.tsx';
import type { TableProps, TableRow } from './table-props.ts';
import { tableStrings } from './table.strings.ts';
import * as styles from './table.css.ts';
import { useChosen } from './use-chosen.ts';
import { useOverflow } from './use-overflow.ts';
import { useRowWalk } from './use-row-walk.ts';

/** Nothing in it answers to the keys of a grid. */
const isOnlyRead = <Row extends TableRow>({ selection, rowHref, onRowAction, columns }: TableProps<Row>) =>
  (selection ?? 'none') === 'none' &&
  !rowHref &&
  !onRowAction &&
  !columns.some(({ hasControls }) => hasControls);

/**
 * Things of one kind, compared by what they have in common. Rows are data: the table builds a row once and keeps it, so
 * that hundreds stay quick. Where they are only read it is a plain table; where they can be chosen, opened or hold what can
 * be pressed it is a grid, one stop for Tab and then arrow keys.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  return <BareTable {...props} />;
}

/** Props of a table that may be given the hooks that drag its rows. */
export type BareTableProps<Row extends TableRow> = TableProps<Row> & { dragAndDropHooks?: DragHooks };

/** `Table` without the code that drags, which only `ReorderableTable` brings. */
export function BareTable<Row extends TableRow>({ dragAndDropHooks, ...props }: BareTableProps<Row>) {
  const { label, rows, bulkActions, isLoading = false, maxHeight } = props;
  const strings = useStrings(tableStrings);
  const tableId = useId();
  const isPlain = isOnlyRead(props);
  const [scroller, overflows] = useOverflow(isPlain);
  const { region, onState } = useRowWalk();
  const { chosen, disabled, choose } = useChosen(props);

  return (
    <div data-component="table" aria-busy={isLoading} className={styles.table}>
      {bulkActions && (
        <BulkBar
          total={rows.length}
          chosen={chosen}
          actions={bulkActions}
          onClear={() => choose(new Set())}
        />
      )}
      {isLoading && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <span role="status" className={styles.spoken}>
          {strings.loading}
        </span>
      )}
      <div
        {...(!isPlain && region)}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        ref={scroller}
        data-part="region"
        className={styles.region}
        {...(maxHeight !== undefined && { style: { maxBlockSize: `${maxHeight / 16}rem` } })}
      >
        {isPlain ? (
          <PlainTable {...props} />
        ) : (
          <GridTable
            table={props}
            tableId={tableId}
            scroller={scroller}
            chosen={chosen}
            disabled={disabled}
            choose={choose}
            onState={onState}
            dragAndDropHooks={dragAndDropHooks}
          />
        )}
      </div>
    </div>
  );
}
