import type { ManagedTagRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { idField, type IdChoice } from '../id-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedTagsStrings, type ManagedTagsStrings } from './tags.strings.ts';

const declare = (
  words: ManagedTagsStrings,
  categories: readonly IdChoice[],
): ResourceDeclaration<ManagedTagRow> => ({
  entity: 'tag',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
      {
        id: 'resources',
        label: words.resources,
        align: 'end',
        width: 'fit',
        sort: 'resources_count',
        cell: ({ resources_count }) => resources_count,
      },
      {
        id: 'state',
        label: words.state,
        width: 'fit',
        cell: ({ is_show }) => (is_show ? words.shown : words.hidden),
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
    ],
    filters: [
      { id: 'category_id', label: words.category, choices: categories },
      {
        id: 'is_show',
        label: words.state,
        choices: [
          { value: 'yes', label: words.shown },
          { value: 'no', label: words.hidden },
        ],
      },
    ],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      idField({
        name: 'category_id',
        label: words.category,
        none: words.choose,
        choices: categories,
        chosenOne: words.chosenOne,
        isRequired: true,
      }),
      { kind: 'switch', name: 'is_show', label: words.isShow },
    ],
    blank: { name: '', category_id: null, is_show: true },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageTags.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** Tags of articles, courses and anthologies. */
export default function ManageTagsPage() {
  const { client } = useManage();
  const words = useStrings(managedTagsStrings);
  const categories = useCategories();
  const declaration = useMemo(() => declare(words, categories), [words, categories]);
  return <ResourcePage resource={client.tags} declaration={declaration} addressOf={paths.manageTags} />;
}

/** None for who may not see them, and until they have come. */
function useCategories(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'tagCategory'));
  const rows = useResource(`console tag categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.tagCategories.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
