import type { ManageClient, ManagedCombo, ManagedComboRow } from '@shuyuan/api-client/manage';
import { ArticleIcon, LessonIcon, PlayIcon } from '@shuyuan/ui/icons';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import { entriesOf, withEntry, type Parts } from '../contents/parts.ts';
import { SourceFinder } from '../contents/source-finder.tsx';
import type { ManagedCombosStrings } from './combos.strings.ts';

/** What stands in a column by chapter, as the contract has it. */
export type ComboContents = ManagedCombo['contents'];

type Item = ComboContents[number]['items'][number];

const types = ['course', 'video', 'article'] as const satisfies Item['type'][];

const icons = {
  course: <LessonIcon size="small" />,
  video: <PlayIcon size="small" />,
  article: <ArticleIcon size="small" />,
};

const keyOf = ({ type, resource_id: id }: Item) => `${type} ${id}`;

/** What stands in a column by chapter. Titles are shown, and left out by the server. */
export const comboContentsField = (words: ManagedCombosStrings): FormField => ({
  kind: 'custom',
  name: 'contents',
  label: words.contents,
  render: (field) => <ContentsField {...field} words={words} />,
});

/** What can be put in, as all three kinds of it have it. */
type Found = Pick<ManagedComboRow, 'id' | 'title' | 'status'>;

const findOf = (
  client: ManageClient,
): Record<
  Item['type'],
  (...asked: Parameters<ManageClient['courses']['list']>) => Promise<{ data: Found[] }>
> => ({
  course: client.courses.list,
  video: client.videos.list,
  article: client.articles.list,
});

function ContentsField({
  value,
  onChange,
  error,
  words,
}: CustomFieldProps & { words: ManagedCombosStrings }) {
  const { client } = useManage();
  const parts: Parts<Item> = (value as ComboContents).map(({ title, items }) => ({ title, entries: items }));
  const change = (next: Parts<Item>) =>
    onChange(next.map(({ title, entries }) => ({ title, items: entries })));
  const present = new Set(entriesOf(parts).map(keyOf));
  const find = findOf(client);
  return (
    <ContentsList
      label={words.contents}
      hint={words.contentsHint}
      empty={words.noContents}
      parts={parts}
      onChange={change}
      keyOf={keyOf}
      wordsOf={({ type, title, is_removed: isRemoved }) => ({
        title,
        description: isRemoved ? `${words.types[type]} · ${words.removed}` : words.types[type],
        start: icons[type],
      })}
      error={error}
    >
      {types.map((type) => (
        <SourceFinder
          key={type}
          label={words.addOf[type]}
          subject={type}
          permission={type}
          find={async (keywords, signal) => (await find[type]({ keywords, size: 8 }, { signal })).data}
          describe={({ status }) => words.statuses[status]}
          isLeftOut={({ id }) => present.has(`${type} ${id}`)}
          onPick={({ id, title }) =>
            change(withEntry(parts, keyOf, { type, resource_id: id, title, is_removed: false }))
          }
        />
      ))}
    </ContentsList>
  );
}
