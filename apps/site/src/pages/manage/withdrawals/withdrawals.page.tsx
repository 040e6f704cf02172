import type { ManagedWithdrawalRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { DetailedList } from '../detailed-list.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { managedWithdrawalsStrings, type ManagedWithdrawalsStrings } from './withdrawals.strings.ts';

/** How the status of a withdrawal looks: what waits for somebody stands out. */
const withdrawalTones = { 0: 'caution', 3: 'neutral', 5: 'positive', 7: 'critical' } as const;

const declare = (words: ManagedWithdrawalsStrings): ListDeclaration<ManagedWithdrawalRow> => ({
  name: 'withdrawal',
  columns: [
    {
      id: 'person',
      label: words.person,
      isRowHeader: true,
      cell: ({ person }) => person?.nick_name ?? words.gone,
    },
    {
      id: 'amount',
      label: words.amount,
      align: 'end',
      width: 'fit',
      sort: 'amount',
      cell: ({ amount }) => <Price amount={amount} size="small" tone="neutral" />,
    },
    { id: 'channel', label: words.channel, width: 'fit', cell: ({ channel }) => words.channels[channel] },
    { id: 'name', label: words.name, width: 'fit', cell: ({ channel_name }) => channel_name },
    { id: 'account', label: words.account, cell: ({ channel_account }) => channel_account },
    {
      id: 'status',
      label: words.status,
      width: 'fit',
      cell: ({ status }) => <Badge tone={withdrawalTones[status]}>{words.statuses[status]}</Badge>,
    },
    {
      id: 'asked',
      label: words.asked,
      width: 'fit',
      sort: 'created_at',
      cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
    },
  ],
  filters: [
    {
      id: 'state',
      label: words.status,
      as: 'tabs',
      choices: choicesOf(words.states),
    },
  ],
  noun: words.noun,
  titleOf: ({ person, channel_name }) => words.quoted(person?.nick_name ?? channel_name),
});

/** Balance that people want paid out. */
export default function ManageWithdrawalsPage() {
  const { client } = useManage();
  const words = useStrings(managedWithdrawalsStrings);
  const address = useManageAddress(paths.manageWithdrawals);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <DetailedList resource={client.withdrawals} declaration={declaration} address={address} words={words}>
      {(details) => <WithdrawalDetails {...details} />}
    </DetailedList>
  );
}
