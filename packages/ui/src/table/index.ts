export { Table } from './table.tsx';
export {
  ReorderableTable,
  RowDragHandle,
  type ReorderableTableProps,
  type RowDrop,
} from './reorderable-table.tsx';
export type { TableColumn, TableProps, TableRow, TableSort } from './table-props.ts';
