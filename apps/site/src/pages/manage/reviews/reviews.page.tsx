import type { ManageClient, ManagedReviewRow } from '@shuyuan/api-client/manage';
import { Text } from '@shuyuan/ui/layout';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedReviewsStrings, type ManagedReviewsStrings } from './reviews.strings.ts';

const states = ['pending', 'approved', 'rejected'] as const;

const columnsOf = (words: ManagedReviewsStrings): readonly ListColumn<ManagedReviewRow>[] => {
  const nameOf = ({ user, is_anonymous }: ManagedReviewRow) =>
    `${user?.nick_name ?? words.userGone}${is_anonymous ? ` (${words.anonymous})` : ''}`;
  return [
    { id: 'content', label: words.content, isRowHeader: true, cell: ({ content }) => content },
    {
      id: 'rating',
      label: words.rating,
      sort: 'rating',
      align: 'end',
      width: 'fit',
      cell: ({ rating }) => rating.toFixed(1),
    },
    {
      id: 'target',
      label: words.target,
      width: 200,
      cell: ({ target }) => `${words.types[target.type]} · ${target.title || words.targetGone}`,
    },
    { id: 'user', label: words.user, width: 'fit', cell: nameOf },
    { id: 'state', label: words.state, width: 'fit', cell: ({ state }) => words.states[state] },
    {
      id: 'replied',
      label: words.replied,
      width: 'fit',
      cell: ({ reply }) => words.repliedChoices[reply === '' ? 'no' : 'yes'],
    },
    {
      id: 'written',
      label: words.written,
      sort: 'created_at',
      width: 'fit',
      cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
    },
  ];
};

const declare = (
  words: ManagedReviewsStrings,
  { reviews }: Pick<ManageClient, 'reviews'>,
): ResourceDeclaration<ManagedReviewRow> => {
  const choices = states.map((value) => ({ value, label: words.states[value] }));
  return {
    entity: 'review',
    words,
    list: {
      columns: columnsOf(words),
      filters: [
        { id: 'state', label: words.state, as: 'tabs', choices },
        {
          id: 'replied',
          label: words.replied,
          choices: (['no', 'yes'] as const).map((value) => ({ value, label: words.repliedChoices[value] })),
        },
        {
          id: 'target_type',
          label: words.target,
          choices: (['course', 'combo'] as const).map((value) => ({ value, label: words.types[value] })),
        },
      ],
      actions: [
        {
          id: 'state',
          label: words.mark,
          permission: 'review.update',
          choices,
          run: (ids, choice) =>
            reviews.updateMany(ids, { state: states.find((state) => state === choice) ?? 'approved' }),
          done: words.marked,
        },
      ],
      titleOf: ({ content }) => words.quoted(content),
    },
    form: {
      fields: [
        {
          kind: 'custom',
          name: 'content',
          label: words.content,
          render: ({ values }) => <Text>{String(values['content'])}</Text>,
        },
        { kind: 'multi-line', name: 'reply', label: words.reply, description: words.replyHint },
        { kind: 'choice', name: 'state', label: words.state, choices },
      ],
      // What the learner wrote is shown; nothing here changes it.
      blank: { content: '', reply: '', state: 'approved' },
      loadSchema: async () =>
        (await import('@shuyuan/api-client/contract')).contract.manageReviews.update.body,
      titleOf: ({ content }) => words.quoted(String(content)),
    },
  };
};

/** What learners say of courses and columns: shown, hidden and answered. */
export default function ManageReviewsPage() {
  const { client } = useManage();
  const words = useStrings(managedReviewsStrings);
  const declaration = useMemo(() => declare(words, client), [words, client]);
  const resource = useMemo(
    () => ({
      ...client.reviews,
      // The form of a new one is never opened: `ResourcePage` offers none.
      store: () => Promise.reject(new Error('Reviews are written by learners.')),
    }),
    [client],
  );
  return <ResourcePage resource={resource} declaration={declaration} addressOf={paths.manageReviews} />;
}
