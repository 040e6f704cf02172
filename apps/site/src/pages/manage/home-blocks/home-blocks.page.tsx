import type { ManagedHomeBlockRow } from '@shuyuan/api-client/manage';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import type { IdChoice } from '../id-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { blankHomeBlock, homeBlockFields, type BlockChoices } from './home-block-fields.tsx';
import { managedHomeBlocksStrings, type ManagedHomeBlocksStrings } from './home-blocks.strings.ts';

const columnsOf = (
  words: ManagedHomeBlocksStrings,
): ResourceDeclaration<ManagedHomeBlockRow>['list']['columns'] => [
  { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
  { id: 'sign', label: words.sign, width: 'fit', cell: ({ sign }) => words.signs[sign] },
  { id: 'category', label: words.category, cell: ({ category }) => category?.name ?? words.all },
  {
    id: 'order',
    label: words.order,
    width: 'fit',
    cell: ({ item_order: order }) => words.orders[order],
  },
  { id: 'size', label: words.size, align: 'end', width: 'fit', cell: ({ size }) => size },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ is_shown: isShown }) => (isShown ? words.shown : words.hidden),
  },
];

const declare = (
  words: ManagedHomeBlocksStrings,
  choices: BlockChoices,
): ResourceDeclaration<ManagedHomeBlockRow> => ({
  entity: 'homeBlock',
  words,
  order: { kind: 'list' },
  list: { columns: columnsOf(words), hasKeywords: false, titleOf: ({ title }) => words.quoted(title) },
  form: {
    fields: homeBlockFields(words, choices),
    blank: blankHomeBlock,
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageHomeBlocks.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** What home shows below its slides. */
export default function ManageHomeBlocksPage() {
  const { client } = useManage();
  const words = useStrings(managedHomeBlocksStrings);
  const articleCategories = useCategories('articleCategory');
  const courseCategories = useCategories('courseCategory');
  const declaration = useMemo(
    () => declare(words, { articleCategories, courseCategories }),
    [words, articleCategories, courseCategories],
  );
  return (
    <ResourcePage resource={client.homeBlocks} declaration={declaration} addressOf={paths.manageHomeBlocks} />
  );
}

/** None for who may not see them, and until they have come. */
function useCategories(entity: 'articleCategory' | 'courseCategory'): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, entity));
  const rows = useResource(`console block categories ${entity} ${mayAsk}`, async (signal) => {
    if (!mayAsk) return [];
    const calls = entity === 'articleCategory' ? client.articleCategories : client.courseCategories;
    return (await calls.list({ size: 100 }, { signal })).data;
  });
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
