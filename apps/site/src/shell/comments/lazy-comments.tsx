import type { CommentBoxProps } from '@shuyuan/widgets/comment-box';
import { createLazyModule, useLazyModuleOrRetry } from '@shuyuan/ui/lazy-module';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import { useSite } from '../../stores/site-context.tsx';
import { CommentsNotLoaded } from './comments-not-loaded.tsx';

const lazyBox = createLazyModule(() => import('./comment-box.ts'));

export interface LazyCommentsProps extends Omit<CommentBoxProps, 'hasRetryRow'> {
  /** Holds the place until the code is there, in about the final height. @default five lines */
  fallback?: ReactNode;
}

/** Five lines that stand for comments while they load. */
export const commentLines = (
  <Skeleton>
    <SkeletonText lines={5} />
  </Skeleton>
);

/**
 * The comments of a page that does not wait for them: they lie below its first view. Code that does not come is told in
 * their own place, because what is shown around them can be read, and may not be saved yet.
 */
export function LazyComments({ fallback = commentLines, ...props }: LazyCommentsProps) {
  const { page } = useSite();
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyBox);
  if (hasFailed) {
    const isOutdated = page.isOutdated();
    return <CommentsNotLoaded isOutdated={isOutdated} onRetry={isOutdated ? page.reload : retry} />;
  }
  return module ? <module.CommentBox hasRetryRow {...props} /> : fallback;
}
