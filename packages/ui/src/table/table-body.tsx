import { Row as AriaRow, TableBody } from 'react-aria-components/Table';
import { SelectionBox } from '../collection/selection-box.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Link } from '../link/link.tsx';
import { cx } from '../theme/cx.ts';
import { Bone } from './bone.tsx';
import { cellLook, headerOf } from './column-looks.ts';
import { TableCell } from './table-cell.tsx';
import type { TableColumn, TableProps, TableRow } from './table-props.ts';
import * as styles from './table.css.ts';

interface TableBodyProps<Row extends TableRow> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'empty'> {
  rowHref: TableProps<Row>['rowHref'] | undefined;
  selection: NonNullable<TableProps<Row>['selection']>;
  /** Id of the table: cells that name their row are found under it. */
  tableId: string;
  emptyLabel: string;
}

/** Rows of the owner's. Each is built once and kept as long as it is the same object. */
export function tableBody<Row extends TableRow>(props: TableBodyProps<Row>) {
  const { columns, rows, rowHref, selection, tableId } = props;
  const header = headerOf(columns);
  return (
    <TableBody
      key="rows"
      items={rows}
      dependencies={[columns, rowHref, selection]}
      renderEmptyState={() => props.empty ?? <EmptyState size="small" title={props.emptyLabel} />}
    >
      {(row) => (
        <AriaRow id={row.id} data-part="row" className={styles.row}>
          {selection !== 'none' && (
            <TableCell className={cx(styles.cell, styles.boxCell)}>
              <SelectionBox />
            </TableCell>
          )}
          {columns.map((column) => {
            const isHeader = column.id === header;
            return (
              <TableCell
                key={column.id}
                // As react-aria writes it: without spaces.
                nameId={isHeader ? `${tableId}-${row.id.replaceAll(/\s/g, '')}-${column.id}` : undefined}
                isRowHeader={isHeader}
                className={cellLook(column, isHeader)}
              >
                {isHeader && rowHref ? (
                  <Link data-part="row-link" href={rowHref(row)} className={styles.link}>
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
              </TableCell>
            );
          })}
        </AriaRow>
      )}
    </TableBody>
  );
}

/** Places of rows to come, as high as one line of words will be. */
export function loadingBody<Row extends TableRow>({
  columns,
  selection,
  count,
}: {
  columns: readonly TableColumn<Row>[];
  selection: 'none' | 'single' | 'multiple';
  count: number;
}) {
  return (
    <TableBody key="loading">
      {Array.from({ length: count }, (_, index) => (
        <AriaRow
          key={index}
          id={`sy-loading-${index}`}
          isDisabled
          data-part="loading-row"
          className={styles.row}
        >
          {selection !== 'none' && <TableCell className={cx(styles.cell, styles.boxCell)} />}
          {columns.map((column) => (
            <TableCell key={column.id} className={cellLook(column)}>
              <Bone column={column} row={index} />
            </TableCell>
          ))}
        </AriaRow>
      ))}
    </TableBody>
  );
}
