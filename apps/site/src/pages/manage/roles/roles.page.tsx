import type { ManagedRoleRow, Privilege } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { PreviewButton } from './preview-button.tsx';
import { RightsField } from './rights-field.tsx';
import { rolesStrings, type RolesStrings } from './roles.strings.ts';

const declare = (words: RolesStrings): ResourceDeclaration<ManagedRoleRow> => ({
  entity: 'role',
  words,
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      { id: 'description', label: words.description, cell: ({ description }) => description },
      {
        id: 'origin',
        label: words.origin,
        width: 'fit',
        cell: ({ is_built_in }) => (is_built_in ? words.builtIn : words.own),
      },
      {
        id: 'users',
        label: words.users,
        align: 'end',
        width: 'fit',
        sort: 'users_count',
        cell: ({ users_count }) => users_count,
      },
      {
        id: 'privileges',
        label: words.privileges,
        align: 'end',
        width: 'fit',
        cell: ({ privileges_count }) => privileges_count,
      },
      {
        id: 'created',
        label: words.created,
        width: 'fit',
        sort: 'created_at',
        cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
      },
    ],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      { kind: 'multi-line', name: 'description', label: words.description },
      {
        kind: 'custom',
        name: 'privileges',
        label: words.rights,
        render: ({ value, values, onChange, error }) => (
          <>
            <RightsField
              value={value as readonly Privilege[]}
              onChange={onChange}
              error={error}
              words={words}
            />
            <PreviewButton name={String(values['name'])} privileges={value as readonly Privilege[]} />
          </>
        ),
      },
    ],
    blank: { name: '', description: '', privileges: [] },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageRoles.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** Who may do what: roles, with the rights of each. */
export default function ManageRolesPage() {
  const { client } = useManage();
  const words = useStrings(rolesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return <ResourcePage resource={client.roles} declaration={declaration} addressOf={paths.manageRoles} />;
}
