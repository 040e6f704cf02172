import type { ManageTagCategoriesContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { tagCategoriesStrings, type TagCategoriesStrings } from './tag-categories.strings.ts';

type Row = ResourceRow<ManageTagCategoriesContract>;

const declare = (words: TagCategoriesStrings): ResourceDeclaration<Row> => ({
  entity: 'tagCategory',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      {
        id: 'tags',
        label: words.tags,
        align: 'end',
        width: 'fit',
        sort: 'tags_count',
        cell: ({ tags_count }) => tags_count,
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
    ],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [{ kind: 'text', name: 'name', label: words.name, isRequired: true }],
    blank: { name: '' },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageTagCategories.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What tags are sorted under. */
export default function ManageTagCategoriesPage() {
  const { client } = useManage();
  const words = useStrings(tagCategoriesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.tagCategories}
      declaration={declaration}
      addressOf={paths.manageTagCategories}
    />
  );
}
