import type { ManagedMembershipRow } from '@shuyuan/api-client/manage';
import { Price } from '@shuyuan/ui/price';
import { TextArea } from '@shuyuan/ui/text-area';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedMembershipsStrings, type ManagedMembershipsStrings } from './memberships.strings.ts';

const columnsOf = (
  words: ManagedMembershipsStrings,
): ResourceDeclaration<ManagedMembershipRow>['list']['columns'] => [
  { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
  {
    id: 'charge',
    label: words.charge,
    align: 'end',
    width: 'fit',
    sort: 'charge',
    cell: ({ charge }) => <Price amount={charge} size="small" />,
  },
  {
    id: 'days',
    label: words.days,
    align: 'end',
    width: 'fit',
    sort: 'expire_days',
    cell: ({ expire_days: days }) => words.dayCount(days),
  },
  {
    id: 'members',
    label: words.members,
    align: 'end',
    width: 'fit',
    cell: ({ members_count: count }) => count,
  },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ is_shown: isShown }) => (isShown ? words.shown : words.hidden),
  },
];

const declare = (words: ManagedMembershipsStrings): ResourceDeclaration<ManagedMembershipRow> => ({
  entity: 'membership',
  words,
  order: { kind: 'list' },
  list: {
    columns: columnsOf(words),
    filters: [
      {
        id: 'state',
        label: words.state,
        as: 'tabs',
        choices: [
          { value: 'shown', label: words.shown },
          { value: 'hidden', label: words.hidden },
        ],
      },
    ],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      {
        kind: 'number',
        name: 'charge',
        label: words.charge,
        description: words.kept,
        unit: words.yuan,
        min: 1,
        isRequired: true,
      },
      { kind: 'number', name: 'expire_days', label: words.days, unit: words.day, min: 1, isRequired: true },
      {
        kind: 'custom',
        name: 'desc_rows',
        label: words.benefits,
        render: ({ value, onChange, error }) => (
          <TextArea
            label={words.benefits}
            description={words.benefitsHint}
            value={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(text) => onChange(text.split('\n'))}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
      { kind: 'switch', name: 'is_shown', label: words.isShown },
    ],
    blank: { name: '', charge: null, expire_days: 365, desc_rows: [], is_shown: true },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageMemberships.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** The memberships that are sold, and those that were. */
export default function ManageMembershipsPage() {
  const { client } = useManage();
  const words = useStrings(managedMembershipsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.memberships}
      declaration={declaration}
      addressOf={paths.manageMemberships}
    />
  );
}
