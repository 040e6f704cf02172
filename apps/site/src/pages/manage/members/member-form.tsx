import type { ManageClient } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { TextField } from '@shuyuan/ui/text-field';
import {
  ResourceForm,
  type FormDeclaration,
  type FormField,
  type WrittenResource,
  type WrittenRow,
} from '@shuyuan/widgets/resource-form';
import type { ListChoice } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { GivenMembershipField } from './given-membership-field.tsx';
import { membersStrings, type MembersStrings } from './members.strings.ts';
import { useRoles } from './use-roles.ts';

interface MemberFormProps {
  id: number;
  onSaved: (saved: { text: string; actionId: number }) => void;
  onClose: () => void;
}

/** Role, tags, remark and given membership of a member. */
export function MemberForm({ id, onSaved, onClose }: MemberFormProps) {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(membersStrings);
  const roles = useRoles();
  const plans = usePlans();
  const declaration = useMemo(
    () => declare(words, roles, plans, host.clock.now),
    [words, roles, plans, host],
  );
  const resource = useMemo(() => writtenOf(client.members, host.clock.now), [client, host]);
  return (
    <ResourceForm
      resource={resource}
      declaration={declaration}
      id={id}
      onSaved={onSaved}
      onClose={onClose}
      strings={{ title: words.editTitle }}
    />
  );
}

/** Who has no role has none to choose until one is given. Nobody is added here. */
const writtenOf = (members: ManageClient['members'], now: () => number): WrittenResource<WrittenRow> => ({
  async find(id, options) {
    const whole = await members.find(id, options);
    const given = whole.given_membership;
    const isOver = given !== null && Date.parse(given.until) <= now();
    return {
      ...whole,
      role_id: whole.role?.id,
      given_membership: isOver ? null : given,
    } as WrittenRow;
  },
  store: () => Promise.reject(new Error('Accounts are opened by their people.')),
  update: (id, change, seenAt) => members.update(id, change, seenAt),
});

function declare(
  words: MembersStrings,
  roles: readonly ListChoice[],
  plans: readonly ListChoice[],
  now: () => number,
): FormDeclaration {
  const role: FormField = {
    kind: 'custom',
    name: 'role_id',
    label: words.role,
    render: ({ value, onChange, error }) => (
      <NativeSelect
        label={words.role}
        placeholder={words.noRole}
        value={typeof value === 'number' ? String(value) : ''}
        options={roles}
        onChange={(chosen) => onChange(Number(chosen))}
        {...(error !== undefined && { errorMessage: error })}
      />
    ),
  };
  const given: FormField = {
    kind: 'custom',
    name: 'given_membership',
    label: words.given,
    render: ({ value, onChange, error }) => (
      <GivenMembershipField
        now={now}
        value={value}
        plans={plans}
        onChange={onChange}
        error={error}
        words={words}
      />
    ),
  };
  return {
    name: 'member',
    fields: [
      ...(roles.length > 0 ? [role] : []),
      {
        kind: 'custom',
        name: 'tags',
        label: words.tags,
        render: ({ value, onChange, error }) => (
          <TextField
            label={words.tags}
            description={words.tagsHint}
            value={(value as readonly string[]).join('、')}
            onChange={(text) => onChange(text === '' ? [] : text.split(/[、,，]/u))}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
      { kind: 'multi-line', name: 'remark', label: words.remark, description: words.remarkHint },
      ...(plans.length > 0 ? [given] : []),
    ],
    blank: { role_id: undefined, tags: [], remark: '', given_membership: null },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageMembers.update.body,
    titleOf: () => words.title,
  };
}

/** None for who may not give one. */
function usePlans(): readonly ListChoice[] {
  const { client } = useManage();
  const mayGive = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'member.membership'));
  const found = useResource(`console plans ${mayGive}`, async (signal) =>
    mayGive ? (await client.members.plans({ signal })).data : [],
  );
  const data = found.status === 'ready' ? found.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
