import type { ManageArticleCategoriesContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { articleCategoriesStrings, type ArticleCategoriesStrings } from './article-categories.strings.ts';

type Row = ResourceRow<ManageArticleCategoriesContract>;

const declare = (words: ArticleCategoriesStrings): ResourceDeclaration<Row> => ({
  entity: 'articleCategory',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      {
        id: 'articles',
        label: words.articles,
        align: 'end',
        width: 'fit',
        sort: 'articles_count',
        cell: ({ articles_count }) => articles_count,
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
      (await import('@shuyuan/api-client/contract')).contract.manageArticleCategories.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What articles are sorted under. */
export default function ManageArticleCategoriesPage() {
  const { client } = useManage();
  const words = useStrings(articleCategoriesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.articleCategories}
      declaration={declaration}
      addressOf={paths.manageArticleCategories}
    />
  );
}
