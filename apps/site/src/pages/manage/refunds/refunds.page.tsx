import type { ManagedRefundRow } from '@shuyuan/api-client/manage';
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
import { RefundDetails } from './refund-details.tsx';
import { refundState, refundTones } from './refund-state.ts';
import { managedRefundsStrings, type ManagedRefundsStrings } from './refunds.strings.ts';

const declare = (words: ManagedRefundsStrings): ListDeclaration<ManagedRefundRow> => ({
  name: 'refund',
  columns: [
    {
      id: 'goods',
      label: words.goods,
      isRowHeader: true,
      cell: ({ goods_name, order_id }) => goods_name || order_id,
    },
    {
      id: 'person',
      label: words.person,
      width: 'fit',
      cell: ({ person }) => person?.nick_name ?? words.nobody,
    },
    {
      id: 'amount',
      label: words.amount,
      align: 'end',
      width: 'fit',
      sort: 'amount',
      cell: ({ amount }) => <Price amount={amount / 100} size="small" tone="neutral" keepsCents />,
    },
    { id: 'cause', label: words.cause, width: 'fit', cell: ({ cause }) => words.causes[cause] },
    {
      id: 'status',
      label: words.status,
      width: 'fit',
      cell: (row) => <Badge tone={refundTones[refundState(row)]}>{words.states[refundState(row)]}</Badge>,
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
    { id: 'state', label: words.status, as: 'tabs', choices: choicesOf(words.states) },
    { id: 'cause', label: words.cause, choices: choicesOf(words.causes) },
  ],
  noun: words.noun,
  titleOf: ({ goods_name, order_id }) => words.quoted(goods_name || order_id),
});

/** What learners want back, and what went back by itself: decided here. */
export default function ManageRefundsPage() {
  const { client } = useManage();
  const words = useStrings(managedRefundsStrings);
  const address = useManageAddress(paths.manageRefunds);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <DetailedList resource={client.refunds} declaration={declaration} address={address} words={words}>
      {(details) => <RefundDetails {...details} />}
    </DetailedList>
  );
}
