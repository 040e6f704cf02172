import { SkeletonText, Skeleton } from '@shuyuan/ui/skeleton';
import { useCallback } from 'react';
import { useSite } from '../../composition/site-context.tsx';
import { paths } from '../../routes/paths.ts';
import { LateComments } from '../../shell/comments/late-comments.tsx';

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
    <LateComments
      comments={client.comments}
      target={{ type: 'records', id }}
      linkedComment={linkedComment}
      getCommentHref={getCommentHref}
      fallback={
        <Skeleton>
          <SkeletonText lines={5} />
        </Skeleton>
      }
    />
  );
}
