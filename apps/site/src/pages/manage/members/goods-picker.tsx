import { cutText, longestKeywords } from '@shuyuan/api-client';
import type { EntitlementQuestion } from '@shuyuan/api-client/manage';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import type { MembersStrings } from './members.strings.ts';

/** What was chosen: `course/5`. */
export type GoodsName = `${EntitlementQuestion['type']}/${number}`;

interface GoodsPickerProps {
  label: string;
  value: GoodsName | null;
  onChange: (goods: GoodsName | null) => void;
  words: MembersStrings;
  error?: string | undefined;
}

/** The type and the id of what was chosen. */
export function goodsOf(name: GoodsName) {
  const [type, id] = name.split('/') as [EntitlementQuestion['type'], string];
  return { type, id: Number(id) };
}

/** Chooses something that can belong to somebody, drafts too, by a part of its title. */
export function GoodsPicker({ label, value, onChange, words, error }: GoodsPickerProps) {
  const { client } = useManage();
  const [keywords, setKeywords] = useState('');
  const found = useResource(`console goods ${keywords}`, (signal) =>
    client.entitlements.goods(keywords, { signal }),
  );
  const goods = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <ComboBox
      label={label}
      description={words.whyHint}
      filter={null}
      opensOnFocus
      isLoading={found.status === 'loading'}
      value={value}
      onChange={(chosen) => onChange(chosen as GoodsName | null)}
      onInputChange={(text) => setKeywords(cutText(text, longestKeywords))}
      options={(goods?.data ?? []).map(({ type, id, title, is_published }) => ({
        value: `${type}/${id}`,
        label: title,
        description: is_published ? words.kinds[type] : `${words.kinds[type]} · ${words.draft}`,
      }))}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
