import type { ManagedHomeBlockRow } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { TextField } from '@shuyuan/ui/text-field';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedHomeBlocksStrings, type ManagedHomeBlocksStrings } from './home-blocks.strings.ts';

interface Choice {
  value: string;
  label: string;
}

const columnsOf = (
  words: ManagedHomeBlocksStrings,
): ResourceDeclaration<ManagedHomeBlockRow>['list']['columns'] => [
  { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
  { id: 'category', label: words.category, cell: ({ category }) => category?.name ?? words.all },
  {
    id: 'order',
    label: words.order,
    width: 'fit',
    cell: ({ item_order: order }) => words.orders[order],
  },
  { id: 'size', label: words.size, align: 'end', width: 'fit', cell: ({ size }) => size },
  { id: 'sort', label: words.sort, align: 'end', width: 'fit', sort: 'sort', cell: ({ sort }) => sort },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ is_shown: isShown }) => (isShown ? words.shown : words.hidden),
  },
];

const declare = (
  words: ManagedHomeBlocksStrings,
  categories: readonly Choice[],
): ResourceDeclaration<ManagedHomeBlockRow> => ({
  entity: 'homeBlock',
  words,
  list: { columns: columnsOf(words), hasKeywords: false, titleOf: ({ title }) => words.quoted(title) },
  form: {
    fields: [
      { kind: 'text', name: 'title', label: words.name, isRequired: true },
      {
        kind: 'custom',
        name: 'category_id',
        label: words.category,
        render: ({ value, onChange, error }) => (
          <NativeSelect
            label={words.category}
            options={[{ value: '', label: words.all }, ...categories]}
            value={typeof value === 'number' ? String(value) : ''}
            onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
      {
        kind: 'choice',
        name: 'item_order',
        label: words.order,
        choices: [
          { value: 'newest', label: words.orders.newest },
          { value: 'most-read', label: words.orders['most-read'] },
        ],
      },
      { kind: 'number', name: 'size', label: words.size, min: 1 },
      {
        kind: 'custom',
        name: 'more_url',
        label: words.more,
        render: ({ value, onChange, error }) => (
          <TextField
            label={words.more}
            description={words.moreHint}
            value={typeof value === 'string' ? value : ''}
            onChange={(text) => onChange(text === '' ? null : text)}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
      { kind: 'number', name: 'sort', label: words.sort, description: words.sortHint, min: 0 },
      { kind: 'switch', name: 'is_shown', label: words.isShown },
    ],
    blank: {
      title: '',
      category_id: null,
      item_order: 'newest',
      size: 4,
      more_url: null,
      sort: 0,
      is_shown: true,
    },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageHomeBlocks.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** What home shows below its slides. */
export default function ManageHomeBlocksPage() {
  const { client } = useManage();
  const words = useStrings(managedHomeBlocksStrings);
  const categories = useCategories();
  const declaration = useMemo(() => declare(words, categories), [words, categories]);
  return (
    <ResourcePage resource={client.homeBlocks} declaration={declaration} addressOf={paths.manageHomeBlocks} />
  );
}

/** None for who may not see them, and until they have come. */
function useCategories(): readonly Choice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'articleCategory'));
  const rows = useResource(`console block categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.articleCategories.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
