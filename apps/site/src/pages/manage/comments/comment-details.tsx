import type { ManagedComment } from '@shuyuan/api-client/manage';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Table } from '@shuyuan/ui/table';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { VersionsPanel } from '../../../shell/versions/versions-panel.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './comments.css.ts';
import { commentsStrings, type CommentsStrings } from './comments.strings.ts';

interface CommentDetailsProps {
  id: number;
  /** Rises with each change: what is open may be another then. */
  revision: number;
  onClose: () => void;
}

/** One comment whole, the ways from it, and what was reported of it. */
export function CommentDetails({ id, revision, onClose }: CommentDetailsProps) {
  const { client } = useManage();
  const words = useStrings(commentsStrings);
  const comment = useResource(`console comment ${id} ${revision}`, (signal) =>
    client.comments.find(id, { signal }),
  );
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {comment.status === 'loading' && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {comment.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={comment.retry} />
      )}
      {comment.status === 'ready' && <Details comment={comment.data} words={words} />}
    </Drawer>
  );
}

/** Where a comment stands. */
const places: Record<ManagedComment['target']['type'], (target: number, comment: number) => string> = {
  article: paths.article,
  records: paths.record,
  video: (id, comment) => paths.play({ id, comment }),
  course: (id) => paths.course(id),
  combo: (id) => paths.combo(id),
  problem: (id) => paths.problem(id),
  solution: (id) => paths.solution(id),
  issue: (id) => paths.issue(id),
  doubt: (id) => paths.doubt(id),
};

function Details({ comment, words }: { comment: ManagedComment; words: CommentsStrings }) {
  const { host } = useSite();
  const { id, content, target, user, is_hidden, reports, reports_count } = comment;
  return (
    <div className={styles.details}>
      <p className={styles.note}>
        {user?.nick_name ?? words.userGone} · {target.title || words.targetGone} ·{' '}
        {words.states[is_hidden ? 'hidden' : 'shown']}
      </p>
      <p className={styles.content}>{content}</p>
      <VersionsPanel post={{ type: 'comment', id }} />
      <div className={styles.ways}>
        {target.title !== '' && !is_hidden && (
          <LinkButton size="small" href={places[target.type](target.id, id)}>
            {words.goThere}
          </LinkButton>
        )}
        {user && (
          <LinkButton size="small" href={paths.manageComments({ user_id: user.id })}>
            {words.ofPerson}
          </LinkButton>
        )}
        <LinkButton
          size="small"
          href={paths.manageComments({ target_type: target.type, target_id: target.id })}
        >
          {words.ofTarget}
        </LinkButton>
      </div>
      <h3 className={styles.heading}>
        {reports_count === 0 ? words.notReported : words.reported(reports_count)}
      </h3>
      {reports.length > 0 && (
        <Table
          label={words.reports}
          columns={[
            { id: 'reason', label: words.reason, width: 'fit', cell: ({ reason }) => words.reasons[reason] },
            { id: 'words', label: words.words, cell: (report) => report.words || '—' },
            {
              id: 'by',
              label: words.by,
              width: 'fit',
              cell: (report) => report.user?.nick_name ?? words.userGone,
            },
            {
              id: 'when',
              label: words.when,
              width: 'fit',
              cell: ({ created_at }) => <RelativeTime value={created_at} now={host.clock.now()} />,
            },
          ]}
          rows={reports.map((report) => ({ ...report, id: String(report.id) }))}
        />
      )}
    </div>
  );
}
