export { Tree, TreeItem, type TreeItemProps, type TreeProps } from './tree.tsx';
export { ReorderableTree, type ReorderableTreeProps, type TreePlace } from './reorderable-tree.tsx';
