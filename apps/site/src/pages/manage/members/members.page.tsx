import type { ManageClient, ManagedMemberRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LockIcon, RoleIcon, UndoIcon } from '@shuyuan/ui/icons';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListChoice, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { PersonCell } from '../person-cell.tsx';
import { membersStrings, type MembersStrings } from './members.strings.ts';
import { useRoles } from './use-roles.ts';

const columnsOf = (words: MembersStrings): ListDeclaration<ManagedMemberRow>['columns'] => [
  {
    id: 'name',
    label: words.name,
    isRowHeader: true,
    sort: 'nick_name',
    cell: (person) => <PersonCell person={person} />,
  },
  {
    id: 'mobile',
    label: words.mobile,
    width: 'fit',
    cell: ({ mobile }) => (mobile === '' ? words.noMobile : mobile),
  },
  { id: 'role', label: words.role, width: 'fit', cell: ({ role }) => role?.name ?? words.noRole },
  {
    id: 'membership',
    label: words.membership,
    width: 'fit',
    cell: ({ membership }) => membership?.name ?? words.noMembership,
  },
  { id: 'tags', label: words.tags, cell: ({ tags }) => tags.join(' · ') },
  {
    id: 'status',
    label: words.status,
    width: 'fit',
    cell: ({ status }) => (
      <Badge tone={status === 'locked' ? 'critical' : 'neutral'}>{words.statuses[status]}</Badge>
    ),
  },
  {
    id: 'registered',
    label: words.registered,
    width: 'fit',
    sort: 'created_at',
    cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
  },
];

const declare = (
  words: MembersStrings,
  members: ManageClient['members'],
  roles: readonly ListChoice[],
  tags: readonly ListChoice[],
): ListDeclaration<ManagedMemberRow> => ({
  name: 'member',
  columns: columnsOf(words),
  filters: [
    { id: 'status', label: words.status, as: 'tabs', choices: choicesOf(words.statuses) },
    { id: 'role_id', label: words.role, choices: roles },
    { id: 'membership', label: words.membership, choices: choicesOf(words.memberships) },
    { id: 'tag', label: words.tag, choices: tags },
  ],
  actions: [
    ...(roles.length === 0
      ? []
      : [
          {
            id: 'role',
            label: words.giveRole,
            permission: 'member.update' as const,
            icon: RoleIcon,
            choices: roles,
            run: (ids: readonly number[], choice: string) =>
              members.updateMany(ids, { role_id: Number(choice) }),
            done: words.roleGiven,
          },
        ]),
    {
      id: 'lock',
      label: words.lock,
      permission: 'member.update',
      icon: LockIcon,
      run: (ids) => members.updateMany(ids, { status: 'locked' }),
      done: words.locked,
    },
    {
      id: 'unlock',
      label: words.unlock,
      permission: 'member.update',
      icon: UndoIcon,
      run: (ids) => members.updateMany(ids, { status: 'active' }),
      done: words.unlocked,
    },
  ],
  noun: words.noun,
  titleOf: ({ nick_name }) => words.quoted(nick_name),
});

/** Everybody who has an account; each has a page of their own. */
export default function ManageMembersPage() {
  const { client, notices } = useManage();
  const words = useStrings(membersStrings);
  const { query, show } = useManageAddress(paths.manageMembers);
  const [isReady, setIsReady] = useState(false);
  const revision = useRevision();
  usePageReady({ isReady });
  const roles = useRoles();
  const tags = useTags(revision);
  const declaration = useMemo(
    () => declare(words, client.members, roles, tags),
    [words, client, roles, tags],
  );
  return (
    <ResourceList
      resource={client.members}
      declaration={declaration}
      query={query}
      onQueryChange={show}
      revision={revision}
      onActed={notices.add}
      rowHref={rowHref}
      onReady={() => setIsReady(true)}
      strings={words}
    />
  );
}

const rowHref = ({ id }: ManagedMemberRow) => paths.manageMember(id);

/** None until they have come. */
function useTags(revision: number): readonly ListChoice[] {
  const { client } = useManage();
  const found = useResource(`console tags ${revision}`, (signal) => client.members.tags({ signal }));
  const data = found.status === 'ready' ? found.data.data : null;
  return useMemo(() => (data ?? []).map(({ tag }) => ({ value: tag, label: tag })), [data]);
}
