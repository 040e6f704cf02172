import { SkeletonText, Skeleton } from '@shuyuan/ui/skeleton';
import { lazy, Suspense, useCallback } from 'react';
import { useSite } from '../../composition/site-context.tsx';
import { paths } from '../../routes/paths.ts';

// Below the first view: the recording itself does not wait for it.
const CommentBox = lazy(async () => ({ default: (await import('./comment-box.ts')).CommentBox }));

export interface RecordCommentsProps {
  /** The recording. */
  id: number;
  /** The comment that the address leads to. @default none */
  linkedComment?: number | null;
}

/** What is said about a recording; with a player in the host around it, about moments of it. */
export function RecordComments({ id, linkedComment = null }: RecordCommentsProps) {
  const { client, page } = useSite();
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths.record(id, comment), page.url()).href,
    [id, page],
  );
  return (
    <Suspense
      fallback={
        <Skeleton>
          <SkeletonText lines={5} />
        </Skeleton>
      }
    >
      <CommentBox
        hasRetryRow
        comments={client.comments}
        target={{ type: 'records', id }}
        linkedComment={linkedComment}
        getCommentHref={getCommentHref}
      />
    </Suspense>
  );
}
