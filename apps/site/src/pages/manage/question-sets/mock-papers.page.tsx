import type { ManagedMockPaperRow } from '@shuyuan/api-client/manage';
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
import { drawnBy, ruleField } from './rule-field.tsx';
import { mockPapersStrings, type MockPapersStrings } from './question-sets.strings.ts';
import { setColumns } from './set-columns.tsx';
import { setFilters } from './set-filters.ts';
import { blankGoods, namedFields, soldFields } from './goods-fields.tsx';

const fieldsOf = (words: MockPapersStrings, categories: readonly IdChoice[]): readonly FormField[] => [
  ...namedFields(words, categories),
  ...soldFields(words),
  ruleField({ words, categories }),
  { kind: 'number', name: 'pass_score', label: words.passScore, unit: words.points, min: 0 },
  { kind: 'number', name: 'expired_minutes', label: words.minutes, unit: words.minute, min: 1 },
  { kind: 'switch', name: 'enabled_invite', label: words.isInvited, description: words.isInvitedHint },
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => checksOf(values, words),
  }),
];

/** What it needs before it can appear. */
const checksOf = (values: FormValues, words: MockPapersStrings): readonly PublishCheck[] => [
  { label: words.name, isMet: isWritten(values['title']) },
  { label: words.category, isMet: typeof values['category_id'] === 'number' },
  { label: words.oneQuestion, isMet: drawnBy(values['rule'] as Parameters<typeof drawnBy>[0]) > 0 },
];

const blank = {
  ...blankGoods,
  rule: {
    category_ids: [],
    levels: [],
    num: { choice: 0, select: 0, input: 0, qa: 0, judge: 0, cap: 0 },
  },
  pass_score: 0,
  expired_minutes: 60,
  enabled_invite: false,
  published_at: null,
};

const declare = (
  words: MockPapersStrings,
  categories: readonly IdChoice[],
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedMockPaperRow> => ({
  entity: 'mockPaper',
  words,
  list: {
    columns: setColumns(words, paths.mockPaper, [
      {
        id: 'attempts',
        label: words.attempts,
        align: 'end',
        width: 'fit',
        sort: 'attempts_count',
        cell: (row) => row.attempts_count,
      },
    ]),
    filters: setFilters(words, categories),
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: fieldsOf(words, categories),
    blank,
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageMockPapers.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every mock paper, drafts too. */
export default function ManageMockPapersPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(mockPapersStrings);
  const categories = useExamCategories();
  const declaration = useMemo(
    () =>
      declare(
        words,
        categories,
        teachingActions({
          words,
          permission: 'mockPaper.update',
          update: client.mockPapers.updateMany,
          categories,
          now: host.clock.now,
        }),
      ),
    [words, categories, client, host],
  );
  return (
    <ResourcePage resource={client.mockPapers} declaration={declaration} addressOf={paths.manageMockPapers} />
  );
}
