import { cutText, longestKeywords } from '@shuyuan/api-client';
import type { ManageClient, ManagedHomeBlockRow } from '@shuyuan/api-client/manage';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';

/** What a block lists. */
export type BlockSign = ManagedHomeBlockRow['sign'];

/** One thing that was picked; without a title it is gone. */
export interface PickedItem {
  id: number;
  title: string | null;
}

interface ItemPickerProps {
  sign: BlockSign;
  picked: readonly PickedItem[];
  label: string;
  onPick: (item: PickedItem) => void;
  error: string | undefined;
}

const found = 8;

/** The rows of the console that bear these words. */
async function search(
  client: ManageClient,
  sign: BlockSign,
  keywords: string,
  options: { signal: AbortSignal },
): Promise<readonly PickedItem[]> {
  const query = { keywords, size: found };
  if (sign === 'teacher')
    return (await client.teachers.list(query, options)).data.map(({ id, name }) => ({ id, title: name }));
  const lists = {
    article: client.articles,
    course: client.courses,
    video: client.videos,
    combo: client.combos,
    anthology: client.anthologies,
  };
  return (await lists[sign].list(query, options)).data.map(({ id, title }) => ({ id, title }));
}

/** Finds things of one kind by their titles, and puts in the one that is chosen. Offers none to who may not see them. */
export function ItemPicker({ sign, picked, label, onPick, error }: ItemPickerProps) {
  const { client } = useManage();
  const [keywords, setKeywords] = useState('');
  const [count, setCount] = useState(0);
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, sign));
  const answer = useResource(`console items to pick ${sign} ${mayAsk} ${keywords}`, async (signal) =>
    mayAsk ? search(client, sign, keywords, { signal }) : [],
  );
  const rows =
    (answer.status === 'ready' ? answer.data : answer.status === 'loading' ? answer.stale : null) ?? [];
  return (
    <ComboBox
      // Empty again for the next one.
      key={count}
      label={label}
      filter={null}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person is still picking
      autoFocus={count > 0}
      isLoading={answer.status === 'loading'}
      value={null}
      onChange={(chosen) => {
        const row = rows.find(({ id }) => String(id) === chosen);
        if (!row) return;
        setKeywords('');
        setCount(count + 1);
        onPick(row);
      }}
      onInputChange={(text) => setKeywords(cutText(text, longestKeywords))}
      options={rows
        .filter(({ id }) => !picked.some((item) => item.id === id))
        .map(({ id, title }) => ({ value: String(id), label: title ?? String(id) }))}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
