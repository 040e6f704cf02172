import type { ManagedPaperRow } from '@shuyuan/api-client/manage';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { ClockIcon, EditIcon } from '@shuyuan/ui/icons';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import type { IdChoice } from '../id-field.tsx';
import { setFilters } from '../question-sets/set-filters.ts';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { useExamCategories } from '../use-exam-choices.ts';
import { managedPapersStrings, type ManagedPapersStrings } from './managed-papers.strings.ts';
import { paperColumns } from './paper-columns.tsx';
import { blankPaper, paperFields } from './paper-fields.tsx';

const declare = (
  words: ManagedPapersStrings,
  categories: readonly IdChoice[],
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedPaperRow> => ({
  entity: 'paper',
  words,
  list: {
    columns: paperColumns(words),
    filters: setFilters(words, categories),
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: paperFields(words, categories),
    blank: blankPaper,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.managePapers.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every paper, drafts too. */
export default function ManagePapersPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(managedPapersStrings);
  const categories = useExamCategories();
  const declaration = useMemo(() => {
    const permission = 'paper.update';
    const update = client.papers.updateMany;
    return declare(words, categories, [
      {
        id: 'move',
        label: words.move,
        permission,
        choices: categories,
        run: (ids, choice) => update(ids, { category_id: Number(choice) }),
        done: words.moved,
      },
      {
        id: 'publish',
        label: words.publish,
        permission,
        icon: ClockIcon,
        run: (ids) => update(ids, { published_at: new Date(host.clock.now()).toISOString() }),
        done: words.publishDone,
      },
      {
        id: 'unpublish',
        label: words.unpublish,
        permission,
        icon: EditIcon,
        run: (ids) => update(ids, { published_at: null }),
        done: words.unpublishDone,
      },
    ]);
  }, [words, categories, client, host]);
  return <ResourcePage resource={client.papers} declaration={declaration} addressOf={paths.managePapers} />;
}
