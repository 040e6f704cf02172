import { useContext, useLayoutEffect } from 'react';
import { Column, TableHeader, TableStateContext, type TableState } from 'react-aria-components/Table';
import { SelectionBox } from '../collection/selection-box.tsx';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import type { TableColumn, TableProps, TableRow } from './table-props.ts';
import * as styles from './table.css.ts';

/** Out of the way of the owner's columns. */
const selectionColumn = 'sy-selection';

interface TableHeadProps<Row extends TableRow> {
  columns: readonly TableColumn<Row>[];
  selection: NonNullable<TableProps<Row>['selection']>;
  /** Spoken name of the column of boxes. */
  selectionLabel: string;
  /** Told of the table's state, which only what stands inside the table can see. */
  onState: (state: TableState<unknown> | null) => void;
}

export const headerOf = <Row extends TableRow>(columns: readonly TableColumn<Row>[]) =>
  (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;

/** Headings, and the box that chooses all. */
export function tableHead<Row extends TableRow>(props: TableHeadProps<Row>) {
  const { columns, selection, selectionLabel, onState } = props;
  const header = headerOf(columns);
  return (
    <TableHeader key="head">
      {selection !== 'none' && (
        <Column id={selectionColumn} className={cx(styles.column, styles.boxCell)}>
          {selection === 'multiple' ? (
            <SelectionBox />
          ) : (
            <span className={styles.spoken}>{selectionLabel}</span>
          )}
        </Column>
      )}
      {columns.map(({ id, label, isLabelHidden, isSortable, align = 'start', width }, index) => (
        <Column
          key={id}
          id={id}
          isRowHeader={id === header}
          allowsSorting={isSortable ?? false}
          textValue={label}
          data-align={align}
          className={cx(
            styles.column,
            styles.align[align],
            width === 'fit' && styles.fit,
            width === undefined && align === 'start' && styles.roomy,
          )}
          {...(typeof width === 'number' && { style: { inlineSize: `${width / 16}rem` } })}
        >
          {({ sortDirection }) => (
            <span data-part="heading" className={styles.heading}>
              {index === 0 && <StateTap onState={onState} />}
              <span className={isLabelHidden ? styles.spoken : undefined}>{label}</span>
              {isSortable && <SortMark direction={sortDirection} />}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}

function StateTap({ onState }: Pick<TableHeadProps<TableRow>, 'onState'>) {
  const state = useContext(TableStateContext);
  useLayoutEffect(() => onState(state), [onState, state]);
  return null;
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Mark = !direction ? SortIcon : direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <span data-part="sort" className={cx(styles.sort, !direction && styles.unsorted)}>
      <Mark size="small" />
    </span>
  );
}
