export { Tree, TreeItem, type TreeItemProps, type TreeProps } from './tree.tsx';
