export { Table } from './table.tsx';
export type { TableColumn, TableProps, TableRow, TableSort } from './table-props.ts';
