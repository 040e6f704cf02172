import { createLatePart } from '@shuyuan/ui/late-part';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SkeletonText, Skeleton } from '@shuyuan/ui/skeleton';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSite, useStrings } from '../../composition/site-context.tsx';
import { paths } from '../../routes/paths.ts';
import { recordsStrings } from './records.strings.ts';
import * as styles from './records.css.ts';

// Below the first view: the recording itself does not wait for it.
const lateComments = createLatePart(() => import('./comment-box.ts'));

export interface RecordCommentsProps {
  /** The recording. */
  id: number;
  /** The comment that the address leads to. @default none */
  linkedComment?: number | null;
}

/**
 * What is said about a recording; with a player in the host around it, about moments of it. Without a line it says so in
 * its own place: what is shown around it may not be saved yet.
 */
export function RecordComments({ id, linkedComment = null }: RecordCommentsProps) {
  const { client, page } = useSite();
  const { part, hasFailed, retry } = useComments();
  const strings = useStrings(recordsStrings);
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths.record(id, comment), page.url()).href,
    [id, page],
  );
  if (hasFailed)
    return (
      <p role="alert" className={styles.missing}>
        {strings.commentsMissing}
        <NativeButton size="small" onPress={retry}>
          {strings.retry}
        </NativeButton>
      </p>
    );
  if (!part)
    return (
      <Skeleton>
        <SkeletonText lines={5} />
      </Skeleton>
    );
  return (
    <part.CommentBox
      hasRetryRow
      comments={client.comments}
      target={{ type: 'records', id }}
      linkedComment={linkedComment}
      getCommentHref={getCommentHref}
    />
  );
}

/** The code of the comments: asked for again when the person says so, and by itself when the line is back. */
function useComments() {
  const { host } = useSite();
  const part = useSyncExternalStore(lateComments.subscribe, lateComments.current);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => void lateComments.load().catch(() => setFailed(true)), []);
  const retry = useCallback(() => {
    setFailed(false);
    load();
  }, [load]);
  useEffect(() => {
    load();
    return host.scheduler.onWake(retry);
  }, [host, load, retry]);
  return { part, hasFailed: hasFailed && !part, retry };
}
