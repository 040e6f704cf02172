import { memo } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { Bone } from './bone.tsx';
import { cellLook, headerOf, headingLook } from './column-looks.ts';
import { HeadingWords } from './heading-words.tsx';
import type { TableColumn, TableProps, TableRow, TableSort } from './table-props.ts';
import { tableStrings } from './table.strings.ts';
import * as styles from './table.css.ts';

/**
 * A table that is only read. The browser's own elements say all that there is to say, and hundreds of rows cost a third of
 * what they cost where each can be chosen or opened.
 */
export function PlainTable<Row extends TableRow>(props: TableProps<Row>) {
  const { label, columns, rows, sort, onSortChange, isRowDisabled, isLoading, loadingRows = 5 } = props;
  const strings = useStrings(tableStrings);
  const header = headerOf(columns);
  return (
    <table
      aria-label={label}
      data-part="grid"
      data-loading={(isLoading && rows.length > 0) || undefined}
      className={styles.grid}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlainRow
            key={row.id}
            row={row}
            columns={columns}
            header={header}
            isDisabled={isRowDisabled?.(row) ?? false}
          />
        ))}
        {rows.length === 0 && isLoading && <Places columns={columns} count={loadingRows} />}
        {rows.length === 0 && !isLoading && (
          <tr>
            <td colSpan={columns.length} className={styles.nothing}>
              {props.empty ?? <EmptyState size="small" title={strings.empty} />}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface HeadingProps<Row extends TableRow> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: TableProps<Row>['onSortChange'] | undefined;
}

function Heading<Row extends TableRow>({ column, sort, onSortChange }: HeadingProps<Row>) {
  const { id, isSortable = false } = column;
  const isPressable = isSortable && onSortChange !== undefined;
  const direction = sort?.column === id ? sort.direction : undefined;
  const words = <HeadingWords column={column} direction={direction} />;
  const turn = () =>
    onSortChange?.({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-allows-sorting={isPressable || undefined}
      {...headingLook(column)}
    >
      {isPressable ? (
        <button
          type="button"
          data-part="heading"
          className={cx(styles.heading, styles.sortButton)}
          onClick={turn}
        >
          {words}
        </button>
      ) : (
        <span data-part="heading" className={styles.heading}>
          {words}
        </span>
      )}
    </th>
  );
}

interface PlainRowProps<Row extends TableRow> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  header: string | undefined;
  isDisabled: boolean;
}

function BarePlainRow<Row extends TableRow>({ row, columns, header, isDisabled }: PlainRowProps<Row>) {
  return (
    <tr
      data-part="row"
      data-disabled={isDisabled || undefined}
      aria-disabled={isDisabled || undefined}
      className={styles.row}
    >
      {columns.map((column) =>
        column.id === header ? (
          <th key={column.id} scope="row" className={cellLook(column, true)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={cellLook(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const PlainRow = memo(BarePlainRow) as typeof BarePlainRow;

/** Places of rows to come, as high as one line of words will be. */
function Places<Row extends TableRow>({
  columns,
  count,
}: {
  columns: readonly TableColumn<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} data-part="loading-row" data-disabled className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} className={cellLook(column)}>
          <Bone column={column} row={index} />
        </td>
      ))}
    </tr>
  ));
}
