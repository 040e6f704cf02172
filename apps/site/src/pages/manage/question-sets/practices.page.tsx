import type { ManagedPracticeRow } from '@shuyuan/api-client/manage';
import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import type { IdChoice } from '../id-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { teachingActions } from '../teaching-actions.ts';
import { useExamCategories } from '../use-exam-choices.ts';
import { chaptersField, type PracticeChapters } from './chapters-field.tsx';
import { blankGoods, namedFields, soldFields } from './goods-fields.tsx';
import { practicesStrings, type PracticesStrings } from './question-sets.strings.ts';
import { setColumns } from './set-columns.tsx';
import { setFilters } from './set-filters.ts';

const fieldsOf = (words: PracticesStrings, categories: readonly IdChoice[]): readonly FormField[] => [
  ...namedFields(words, categories),
  ...soldFields(words),
  chaptersField({ words, categories }),
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => checksOf(values, words),
  }),
];

/** What it needs before it can appear. */
const checksOf = (values: FormValues, words: PracticesStrings): readonly PublishCheck[] => [
  { label: words.name, isMet: isWritten(values['title']) },
  { label: words.category, isMet: typeof values['category_id'] === 'number' },
  {
    label: words.oneQuestion,
    isMet: (values['chapters'] as PracticeChapters).some(({ questions }) => questions.length > 0),
  },
];

const declare = (
  words: PracticesStrings,
  categories: readonly IdChoice[],
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedPracticeRow> => ({
  entity: 'practice',
  words,
  list: {
    columns: setColumns(words, paths.practice, [
      {
        id: 'chapters',
        label: words.chaptersCount,
        align: 'end',
        width: 'fit',
        cell: (row) => row.chapters_count,
      },
      { id: 'people', label: words.people, align: 'end', width: 'fit', cell: (row) => row.people_count },
    ]),
    filters: setFilters(words, categories),
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: fieldsOf(words, categories),
    blank: { ...blankGoods, chapters: [], published_at: null },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.managePractices.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every practice, drafts too. */
export default function ManagePracticesPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(practicesStrings);
  const categories = useExamCategories();
  const declaration = useMemo(
    () =>
      declare(
        words,
        categories,
        teachingActions({
          words,
          permission: 'practice.update',
          update: client.practices.updateMany,
          categories,
          now: host.clock.now,
        }),
      ),
    [words, categories, client, host],
  );
  return (
    <ResourcePage resource={client.practices} declaration={declaration} addressOf={paths.managePractices} />
  );
}
