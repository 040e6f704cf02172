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
