import type { ManagedComboRow } from '@shuyuan/api-client/manage';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { teachingActions } from '../teaching-actions.ts';
import { useCourseCategories, useTeacherChoices } from '../use-teaching-choices.ts';
import { comboColumns } from './combo-columns.tsx';
import { blankCombo, comboFields, type ComboChoices } from './combo-fields.tsx';
import { managedCombosStrings, type ManagedCombosStrings } from './combos.strings.ts';

const declare = (
  words: ManagedCombosStrings,
  choices: ComboChoices,
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedComboRow> => ({
  entity: 'combo',
  words,
  list: {
    columns: comboColumns(words),
    filters: [
      {
        id: 'status',
        label: words.status,
        as: 'tabs',
        choices: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
      },
      { id: 'category_id', label: words.category, choices: choices.categories },
      { id: 'teacher_id', label: words.teacher, choices: choices.teachers },
    ],
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: comboFields(words, choices),
    blank: blankCombo,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageCombos.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every column, drafts too. */
export default function ManageCombosPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(managedCombosStrings);
  const categories = useCourseCategories();
  const teachers = useTeacherChoices();
  const declaration = useMemo(
    () =>
      declare(
        words,
        { categories, teachers },
        teachingActions({
          words,
          permission: 'combo.update',
          update: client.combos.updateMany,
          categories,
          now: host.clock.now,
        }),
      ),
    [words, categories, teachers, client, host],
  );
  return <ResourcePage resource={client.combos} declaration={declaration} addressOf={paths.manageCombos} />;
}
