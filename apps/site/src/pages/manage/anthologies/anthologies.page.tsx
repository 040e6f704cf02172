import type { ManageClient, ManagedAnthologyRow } from '@shuyuan/api-client/manage';
import { ClockIcon, EditIcon } from '@shuyuan/ui/icons';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import type { IdChoice } from '../id-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { useTagChoices } from '../tags-field.tsx';
import { managedAnthologiesStrings, type ManagedAnthologiesStrings } from './anthologies.strings.ts';
import { anthologyColumns } from './anthology-columns.tsx';
import { anthologyFields, blankAnthology, type AnthologyChoices } from './anthology-fields.tsx';

const actionsOf = (
  words: ManagedAnthologiesStrings,
  anthologies: ManageClient['anthologies'],
  now: () => number,
): readonly ListAction[] => [
  {
    id: 'publish',
    label: words.publish,
    permission: 'anthology.update',
    icon: ClockIcon,
    run: (ids) => anthologies.updateMany(ids, { published_at: new Date(now()).toISOString() }),
    done: words.publishDone,
  },
  {
    id: 'unpublish',
    label: words.unpublish,
    permission: 'anthology.update',
    icon: EditIcon,
    run: (ids) => anthologies.updateMany(ids, { published_at: null }),
    done: words.unpublishDone,
  },
];

const declare = (
  words: ManagedAnthologiesStrings,
  choices: AnthologyChoices,
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedAnthologyRow> => ({
  entity: 'anthology',
  words,
  list: {
    columns: anthologyColumns(words),
    filters: [
      {
        id: 'status',
        label: words.status,
        as: 'tabs',
        choices: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
      },
      { id: 'category_id', label: words.category, choices: choices.categories },
    ],
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: anthologyFields(words, choices),
    blank: blankAnthology,
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageAnthologies.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every anthology, drafts too. */
export default function ManageAnthologiesPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(managedAnthologiesStrings);
  const categories = useCategories();
  const tags = useTagChoices();
  const declaration = useMemo(
    () => declare(words, { categories, tags }, actionsOf(words, client.anthologies, host.clock.now)),
    [words, categories, tags, client, host],
  );
  return (
    <ResourcePage
      resource={client.anthologies}
      declaration={declaration}
      addressOf={paths.manageAnthologies}
    />
  );
}

/** They share those of the articles. None for who may not see them, and until they have come. */
function useCategories(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'articleCategory'));
  const rows = useResource(`console anthology categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.articleCategories.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
