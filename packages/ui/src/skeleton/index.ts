export {
  Skeleton,
  SkeletonBlock,
  SkeletonCircle,
  SkeletonText,
  type SkeletonBlockProps,
  type SkeletonCircleProps,
  type SkeletonProps,
  type SkeletonTextProps,
} from './skeleton.tsx';
export {
  SkeletonArticle,
  SkeletonCard,
  SkeletonListRow,
  SkeletonTableRow,
  type SkeletonArticleProps,
  type SkeletonCardProps,
  type SkeletonListRowProps,
  type SkeletonTableRowProps,
} from './skeleton-shapes.tsx';
