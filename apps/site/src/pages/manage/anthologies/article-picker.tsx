import { cutText, longestKeywords } from '@shuyuan/api-client';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';
import type { ManagedAnthologiesStrings } from './anthologies.strings.ts';
import { has, type Contents, type ContentsEntry } from './contents.ts';

interface ArticlePickerProps {
  contents: Contents;
  words: ManagedAnthologiesStrings;
  onPick: (entry: ContentsEntry) => void;
  error: string | undefined;
}

/** Finds articles by their titles, drafts too, and puts in the one that is chosen. Offers none to who may not see them. */
export function ArticlePicker({ contents, words, onPick, error }: ArticlePickerProps) {
  const { client } = useManage();
  const [keywords, setKeywords] = useState('');
  const [picked, setPicked] = useState(0);
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'article'));
  const found = useResource(`console articles to pick ${mayAsk} ${keywords}`, async (signal) =>
    mayAsk ? (await client.articles.list({ keywords, size: 8 }, { signal })).data : [],
  );
  const rows =
    (found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null) ?? [];
  return (
    <ComboBox
      // Empty again for the next one.
      key={picked}
      label={words.addArticle}
      filter={null}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person is still putting articles in
      autoFocus={picked > 0}
      isLoading={found.status === 'loading'}
      value={null}
      onChange={(chosen) => {
        const row = rows.find(({ id }) => String(id) === chosen);
        if (!row) return;
        setKeywords('');
        setPicked(picked + 1);
        onPick({ id: row.id, title: row.title, is_removed: false });
      }}
      onInputChange={(text) => setKeywords(cutText(text, longestKeywords))}
      options={rows
        .filter(({ id }) => !has(contents, id))
        .map(({ id, title, status }) => ({
          value: String(id),
          label: title,
          description: words.statuses[status],
        }))}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
