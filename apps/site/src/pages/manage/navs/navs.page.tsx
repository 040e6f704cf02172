import type { ManagedNav } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { LinkCell } from '../links/link-cell.tsx';
import { linkField } from '../links/link-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedNavsStrings, type ManagedNavsStrings } from './navs.strings.ts';

interface Choice {
  value: string;
  label: string;
}

const declare = (words: ManagedNavsStrings, parents: readonly Choice[]): ResourceDeclaration<ManagedNav> => ({
  entity: 'nav',
  words,
  order: { kind: 'tree', parentOf: ({ parent_id: parent }) => parent },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      { id: 'url', label: words.url, cell: ({ url }) => <LinkCell address={url} /> },
      {
        id: 'parent',
        label: words.parent,
        width: 'fit',
        cell: ({ parent_id: parent }) => parents.find(({ value }) => value === String(parent))?.label ?? '—',
      },
    ],
    hasKeywords: false,
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      linkField({ name: 'url', label: words.url, description: words.urlHint, isRequired: true }),
      {
        kind: 'custom',
        name: 'parent_id',
        label: words.parent,
        render: ({ value, onChange, error }) => (
          <NativeSelect
            label={words.parent}
            options={[{ value: '', label: words.noParent }, ...parents]}
            value={typeof value === 'number' ? String(value) : ''}
            onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
    ],
    blank: { name: '', url: '', parent_id: null },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageNavs.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** The entries of the header, in two levels. */
export default function ManageNavsPage() {
  const { client } = useManage();
  const words = useStrings(managedNavsStrings);
  const parents = useParents();
  const declaration = useMemo(() => declare(words, parents), [words, parents]);
  return <ResourcePage resource={client.navs} declaration={declaration} addressOf={paths.manageNavs} />;
}

/** Entries that others can stand under. */
function useParents(): readonly Choice[] {
  const { client } = useManage();
  const rows = useResource(`console navs ${useRevision()}`, (signal) =>
    client.navs.list({ size: 100 }, { signal }),
  );
  const data = rows.status === 'ready' ? rows.data.data : null;
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ parent_id: parent }) => parent === null)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [data],
  );
}
