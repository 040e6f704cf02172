import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { commentOfHash, paths } from '../../paths/paths.ts';
import { commentLines, LazyComments } from '../../shell/comments/lazy-comments.tsx';
import { WhenNear } from '../../shell/when-near.tsx';
import { useSite } from '../../stores/site-context.tsx';

export interface ThingCommentsProps {
  type: 'course' | 'combo';
  id: number;
}

/** What is said about a course or a column, fetched when the reader comes near, or has come for one of them. */
export function ThingComments({ type, id }: ThingCommentsProps) {
  const { client, page } = useSite();
  const { hash } = useLocation();
  const target = useMemo(() => ({ type, id }), [type, id]);
  const linkedComment = commentOfHash(hash);
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths[type](id, comment), page.url()).href,
    [type, id, page],
  );
  return (
    <WhenNear isWanted={linkedComment !== null} fallback={commentLines}>
      <LazyComments
        comments={client.comments}
        target={target}
        linkedComment={linkedComment}
        getCommentHref={getCommentHref}
      />
    </WhenNear>
  );
}
