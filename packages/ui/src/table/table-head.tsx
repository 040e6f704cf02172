import { useContext, useLayoutEffect } from 'react';
import { Column, TableHeader, TableStateContext, type TableState } from 'react-aria-components/Table';
import { SelectionBox } from '../collection/selection-box.tsx';
import { cx } from '../theme/cx.ts';
import { headerOf, headingLook } from './column-looks.ts';
import { HeadingWords } from './heading-words.tsx';
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
      {columns.map((column, index) => (
        <Column
          key={column.id}
          id={column.id}
          isRowHeader={column.id === header}
          allowsSorting={column.isSortable ?? false}
          textValue={column.label}
          {...headingLook(column)}
        >
          {({ sortDirection }) => (
            <span data-part="heading" className={styles.heading}>
              {index === 0 && <StateTap onState={onState} />}
              <HeadingWords column={column} direction={sortDirection} />
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
