export { GridList, type GridListProps } from './grid-list.tsx';
export { GridListItem, type GridListItemProps } from './grid-list-item.tsx';
export { ReorderableGridList, type ReorderableGridListProps } from './reorderable-grid-list.tsx';
