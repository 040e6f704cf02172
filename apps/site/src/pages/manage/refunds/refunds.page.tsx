import type { ManagedRefundRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListChoice, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { RefundDetails } from './refund-details.tsx';
import { refundState, refundTones } from './refund-state.ts';
import { managedRefundsStrings, type ManagedRefundsStrings } from './refunds.strings.ts';

const choicesOf = (labels: Record<string, string>): ListChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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
  titleOf: ({ goods_name, order_id }) => words.quoted(goods_name || order_id),
});

/** What learners want back, and what went back by itself: decided here. */
export default function ManageRefundsPage() {
  const { client } = useManage();
  const words = useStrings(managedRefundsStrings);
  const { query, open, show, openOne, close } = useManageAddress(paths.manageRefunds);
  const revision = useRevision();
  const [changes, setChanges] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <>
      <ResourceList
        resource={client.refunds}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision + changes}
        onOpen={openOne}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {typeof open === 'number' && (
        <RefundDetails
          id={open}
          revision={revision + changes}
          onChanged={() => setChanges(changes + 1)}
          onClose={close}
        />
      )}
    </>
  );
}
