import type { ManagedCommentRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import * as styles from './comments.css.ts';
import type { CommentsStrings } from './comments.strings.ts';

/** What the list shows of a comment. */
export const commentColumns = (words: CommentsStrings): readonly ListColumn<ManagedCommentRow>[] => [
  {
    id: 'content',
    label: words.content,
    isRowHeader: true,
    cell: ({ content }) => <span className={styles.excerpt}>{content}</span>,
  },
  {
    id: 'user',
    label: words.user,
    width: 'fit',
    cell: ({ user }) => user?.nick_name ?? words.userGone,
  },
  {
    id: 'target',
    label: words.target,
    width: 200,
    cell: ({ target }) => target.title || words.targetGone,
  },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ is_hidden }) => words.states[is_hidden ? 'hidden' : 'shown'],
  },
  {
    id: 'reports',
    label: words.reports,
    align: 'end',
    width: 'fit',
    sort: 'reports_count',
    cell: ({ reports_count }) => reports_count || '—',
  },
  {
    id: 'written',
    label: words.written,
    width: 'fit',
    sort: 'created_at',
    cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
  },
];
