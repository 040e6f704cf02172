import { cx } from '../theme/cx.ts';
import type { TableColumn, TableRow } from './table-props.ts';
import * as styles from './table.css.ts';

type Shape = Pick<TableColumn<TableRow>, 'align' | 'width'>;

/** `id` of the column that names the rows. */
export const headerOf = <Row extends TableRow>(columns: readonly TableColumn<Row>[]) =>
  (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;

export const cellLook = ({ align = 'start', width }: Shape, isHeader = false) =>
  cx(styles.cell, styles.align[align], width === 'fit' && styles.fit, isHeader && styles.rowHeader);

/** What a heading is told of its column's shape. */
export const headingLook = ({ align = 'start', width }: Shape) => ({
  'data-align': align,
  className: cx(
    styles.column,
    styles.align[align],
    width === 'fit' && styles.fit,
    width === undefined && align === 'start' && styles.roomy,
  ),
  ...(typeof width === 'number' && { style: { inlineSize: `${width / 16}rem` } }),
});
