import type { ManagedExamCategoryRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { idField, type IdChoice } from '../id-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { examCategoriesStrings, type ExamCategoriesStrings } from './exam-categories.strings.ts';

const columnsOf = (
  words: ExamCategoriesStrings,
): ResourceDeclaration<ManagedExamCategoryRow>['list']['columns'] => [
  { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
  { id: 'parent', label: words.parent, width: 'fit', cell: ({ parent }) => parent?.name ?? '—' },
  {
    id: 'questions',
    label: words.questions,
    align: 'end',
    width: 'fit',
    sort: 'questions_count',
    cell: ({ questions_count }) => questions_count,
  },
  {
    id: 'updated',
    label: words.updated,
    width: 'fit',
    cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
  },
];

const declare = (
  words: ExamCategoriesStrings,
  parents: readonly IdChoice[],
): ResourceDeclaration<ManagedExamCategoryRow> => ({
  entity: 'examCategory',
  words,
  order: { kind: 'tree', parentOf: ({ parent }) => parent?.id ?? null },
  list: {
    columns: columnsOf(words),
    filters: [{ id: 'within', label: words.parent, choices: parents }],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      idField({
        name: 'parent_id',
        label: words.parent,
        none: words.noParent,
        choices: parents,
        chosenOne: words.chosenOne,
      }),
    ],
    blank: { name: '', parent_id: null },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageExamCategories.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What questions and papers are sorted under, in two levels. */
export default function ManageExamCategoriesPage() {
  const { client } = useManage();
  const words = useStrings(examCategoriesStrings);
  const parents = useParents();
  const declaration = useMemo(() => declare(words, parents), [words, parents]);
  return (
    <ResourcePage
      resource={client.examCategories}
      declaration={declaration}
      addressOf={paths.manageExamCategories}
    />
  );
}

/** Categories that others can stand under, asked for again whenever a form is opened or closed. */
function useParents(): readonly IdChoice[] {
  const { client } = useManage();
  const { open } = useManageAddress(paths.manageExamCategories);
  const rows = useResource(`console exam category parents ${useRevision()} ${open}`, (signal) =>
    client.examCategories.list({ size: 100 }, { signal }),
  );
  const data = (rows.status === 'ready' ? rows.data : rows.status === 'loading' ? rows.stale : null)?.data;
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ parent }) => parent === null)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [data],
  );
}
