import type { ManageProblemCategoriesContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { problemCategoriesStrings, type ProblemCategoriesStrings } from './problem-categories.strings.ts';

type Row = ResourceRow<ManageProblemCategoriesContract>;

const declare = (words: ProblemCategoriesStrings): ResourceDeclaration<Row> => ({
  entity: 'problemCategory',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      {
        id: 'problems',
        label: words.problems,
        align: 'end',
        width: 'fit',
        sort: 'problems_count',
        cell: ({ problems_count }) => problems_count,
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
      (await import('@shuyuan/api-client/contract')).contract.manageProblemCategories.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What problems are sorted under. */
export default function ManageProblemCategoriesPage() {
  const { client } = useManage();
  const words = useStrings(problemCategoriesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.problemCategories}
      declaration={declaration}
      addressOf={paths.manageProblemCategories}
    />
  );
}
