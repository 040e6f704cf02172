import { cutText } from '@shuyuan/api-client';
import type { ManageClient, ManagedCommentRow } from '@shuyuan/api-client/manage';
import { EyeIcon, EyeOffIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { ResourceList, type ListChoice, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { commentColumns } from './comment-columns.tsx';
import { CommentDetails } from './comment-details.tsx';
import { commentsStrings, type CommentsStrings } from './comments.strings.ts';

const day = 24 * 60 * 60 * 1000;

/** The beginnings of the periods, by the server's names. A day begins where the reader is. */
function periodsOf({ periods }: CommentsStrings, now: number): ListChoice[] {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const since = { day: today, week: today - 6 * day, month: today - 29 * day };
  return (['day', 'week', 'month'] as const).map((name) => ({
    value: new Date(since[name]).toISOString(),
    label: periods[name],
  }));
}

/** A filter by an id that a link has set: it says its value, and can be taken off. */
const byId = (
  id: 'user_id' | 'target_id',
  label: string,
  words: CommentsStrings,
  { [id]: value }: ManageQuery,
) => ({
  id,
  label,
  choices: value === undefined ? [] : [{ value: String(value), label: words.chosenOne(value) }],
});

const declare = (
  words: CommentsStrings,
  comments: ManageClient['comments'],
  query: ManageQuery,
  now: number,
): ListDeclaration<ManagedCommentRow> => ({
  name: 'comment',
  columns: commentColumns(words),
  filters: [
    { id: 'report_status', label: words.reports, as: 'tabs', choices: choicesOf(words.reportStatuses) },
    { id: 'state', label: words.state, choices: choicesOf(words.states) },
    { id: 'target_type', label: words.target, choices: choicesOf(words.targets) },
    { id: 'created_from', label: words.period, choices: periodsOf(words, now) },
    byId('user_id', words.user, words, query),
    byId('target_id', words.target, words, query),
  ],
  actions: [
    {
      id: 'hide',
      label: words.hide,
      permission: 'comment.update',
      icon: EyeOffIcon,
      run: (ids) => comments.updateMany(ids, { is_hidden: true, report_status: 'settled' }),
      done: words.hidden,
    },
    {
      id: 'restore',
      label: words.restore,
      permission: 'comment.update',
      icon: EyeIcon,
      run: (ids) => comments.updateMany(ids, { is_hidden: false }),
      done: words.restored,
    },
    {
      id: 'settle',
      label: words.settle,
      permission: 'comment.update',
      icon: PositiveIcon,
      run: (ids) => comments.updateMany(ids, { report_status: 'settled' }),
      done: words.settled,
    },
  ],
  removePermission: 'comment.delete',
  noun: words.noun,
  titleOf: ({ content }) => words.quoted(cutText(content, 20)),
});

/** Comments and replies, what was reported of them, and what takes them out of sight. */
export default function ManageCommentsPage() {
  const { host } = useSite();
  const { client, notices } = useManage();
  const words = useStrings(commentsStrings);
  const { query, open, show, openOne, close } = useManageAddress(paths.manageComments);
  const revision = useRevision();
  const [changes, setChanges] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const declaration = useMemo(
    () => declare(words, client.comments, query, host.clock.now()),
    [words, client, query, host],
  );
  return (
    <>
      <ResourceList
        resource={client.comments}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision}
        onActed={(done) => {
          notices.add(done);
          setChanges(changes + 1);
        }}
        onOpen={openOne}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {typeof open === 'number' && <CommentDetails id={open} revision={revision + changes} onClose={close} />}
    </>
  );
}
