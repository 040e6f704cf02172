import { useId } from 'react';
import { Table as AriaTable } from 'react-aria-components/Table';
import { RowsAtOnce } from '../collection/rows-at-once.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { TableProps, TableRow } from './table-props.ts';
import { tableStrings } from './table.strings.ts';
import * as styles from './table.css.ts';
import { useChosen } from './use-chosen.ts';
import { useContent } from './use-content.ts';
import { useOverflow } from './use-overflow.ts';
import { useRowWalk } from './use-row-walk.ts';

/**
 * Things of one kind, compared by what they have in common. Rows are data: the table builds a row once and keeps it, so
 * that hundreds stay quick.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  const { label, rows, sort, onSortChange, selection = 'none', rowHref, onRowAction } = props;
  const { bulkActions, isLoading = false, maxHeight } = props;
  const strings = useStrings(tableStrings);
  const tableId = useId();
  // Its types leave the id out; cells name their rows by it.
  const identity = { id: tableId };
  const [scroller, overflows] = useOverflow();
  const { region, onState } = useRowWalk();
  const { chosen, disabled, choose } = useChosen(props);
  const isWaiting = isLoading && rows.length === 0;
  const content = useContent(props, tableId, onState);

  function open(id: string) {
    const links = scroller.current?.querySelectorAll<HTMLElement>('[data-part="row-link"]') ?? [];
    [...links].find((link) => link.closest('tr')?.dataset['key'] === id)?.click();
    onRowAction?.(id);
  }

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
        {...region}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        ref={scroller}
        data-part="region"
        className={styles.region}
        {...(maxHeight !== undefined && { style: { maxBlockSize: `${maxHeight / 16}rem` } })}
      >
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
          {...(sort && { sortDescriptor: sort })}
          {...(onSortChange && {
            onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
          })}
          {...((onRowAction ?? rowHref) && { onRowAction: (key) => open(String(key)) })}
        >
          {content}
        </AriaTable>
      </div>
    </div>
  );
}
