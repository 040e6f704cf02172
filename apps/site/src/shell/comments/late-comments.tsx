import type { CommentBoxProps } from '@shuyuan/widgets/comment-box';
import { createLatePart, useLatePartOrRetry } from '@shuyuan/ui/late-part';
import type { ReactNode } from 'react';
import { useSite } from '../../composition/site-context.tsx';
import { CommentsNotLoaded } from './comments-not-loaded.tsx';

const lateBox = createLatePart(() => import('./comment-box.ts'));

export interface LateCommentsProps extends Omit<CommentBoxProps, 'hasRetryRow'> {
  /** Holds the place until the code is there, in about the final height. */
  fallback: ReactNode;
}

/**
 * The comments of a page that does not wait for them: they lie below its first view. Code that does not come is told in
 * their own place, because what is shown around them can be read, and may not be saved yet.
 */
export function LateComments({ fallback, ...props }: LateCommentsProps) {
  const { page } = useSite();
  const { part, hasFailed, retry } = useLatePartOrRetry(lateBox);
  if (hasFailed) {
    const isOutdated = page.isOutdated();
    return <CommentsNotLoaded isOutdated={isOutdated} onRetry={isOutdated ? page.reload : retry} />;
  }
  return part ? <part.CommentBox hasRetryRow {...props} /> : fallback;
}
