import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import type { TableColumn, TableRow, TableSort } from './table-props.ts';
import * as styles from './table.css.ts';

interface HeadingWordsProps {
  column: Pick<TableColumn<TableRow>, 'label' | 'isLabelHidden' | 'isSortable'>;
  direction: TableSort['direction'] | undefined;
}

/** What stands in a heading: its words, and the mark of its order. */
export function HeadingWords({ column, direction }: HeadingWordsProps) {
  const Mark = !direction ? SortIcon : direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <>
      <span className={column.isLabelHidden ? styles.spoken : undefined}>{column.label}</span>
      {column.isSortable && (
        <span data-part="sort" className={cx(styles.sort, !direction && styles.unsorted)}>
          <Mark size="small" />
        </span>
      )}
    </>
  );
}
