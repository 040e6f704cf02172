import { useCallback } from 'react';
import { paths } from '../../paths/paths.ts';
import { useSite } from '../../stores/site-context.tsx';
import { LazyComments } from './lazy-comments.tsx';

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
    <LazyComments
      comments={client.comments}
      target={{ type: 'records', id }}
      linkedComment={linkedComment}
      getCommentHref={getCommentHref}
    />
  );
}
