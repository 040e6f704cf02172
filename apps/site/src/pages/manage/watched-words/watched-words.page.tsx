import type { ManageWatchedWordsContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { watchedWordsStrings, type WatchedWordsStrings } from './watched-words.strings.ts';

type Row = ResourceRow<ManageWatchedWordsContract>;

const declare = (words: WatchedWordsStrings): ResourceDeclaration<Row> => ({
  entity: 'watchedWord',
  words,
  list: {
    columns: [
      { id: 'word', label: words.word, isRowHeader: true, sort: 'word', cell: ({ word }) => word },
      {
        id: 'added',
        label: words.added,
        width: 'fit',
        sort: 'created_at',
        cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
      },
    ],
    titleOf: ({ word }) => words.quoted(word),
  },
  form: {
    fields: [
      { kind: 'text', name: 'word', label: words.word, description: words.wordHint, isRequired: true },
    ],
    blank: { word: '' },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageWatchedWords.store.body,
    titleOf: ({ word }) => words.quoted(String(word)),
  },
});

/** Words that put a post before a moderator. */
export default function ManageWatchedWordsPage() {
  const { client } = useManage();
  const words = useStrings(watchedWordsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.watchedWords}
      declaration={declaration}
      addressOf={paths.manageWatchedWords}
    />
  );
}
