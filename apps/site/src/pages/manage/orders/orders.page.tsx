import type { ManagedOrderRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { DetailedList } from '../detailed-list.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { OrderDetails } from './order-details.tsx';
import { ordersStrings, type OrdersStrings } from './orders.strings.ts';
import { statusTone } from './status-tone.ts';

const columnsOf = (words: OrdersStrings): ListDeclaration<ManagedOrderRow>['columns'] => [
  { id: 'goods', label: words.goods, isRowHeader: true, cell: ({ goods_name }) => goods_name },
  {
    id: 'kind',
    label: words.goodsType,
    width: 'fit',
    cell: ({ goods_type }) => words.goodsTypes[goods_type],
  },
  {
    id: 'person',
    label: words.person,
    width: 'fit',
    cell: ({ person }) => person?.nick_name ?? words.personGone,
  },
  {
    id: 'charge',
    label: words.charge,
    align: 'end',
    width: 'fit',
    sort: 'charge',
    cell: ({ charge }) => <Price amount={charge} size="small" />,
  },
  {
    id: 'status',
    label: words.status,
    width: 'fit',
    cell: ({ status }) => <Badge tone={statusTone(status)}>{words.statuses[status]}</Badge>,
  },
  {
    id: 'method',
    label: words.method,
    width: 'fit',
    cell: ({ payment_method }) => (payment_method === '' ? '—' : words.methods[payment_method]),
  },
  {
    id: 'ordered',
    label: words.ordered,
    width: 'fit',
    sort: 'created_at',
    cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
  },
];

/** A person that a link has set as a filter: it says its value, and can be taken off. */
const byPerson = (words: OrdersStrings, { user_id: id }: ManageQuery) => ({
  id: 'user_id',
  label: words.person,
  choices: id === undefined ? [] : [{ value: String(id), label: words.chosenOne(id) }],
});

const declare = (words: OrdersStrings, query: ManageQuery): ListDeclaration<ManagedOrderRow> => ({
  name: 'order',
  columns: columnsOf(words),
  filters: [
    { id: 'state', label: words.status, as: 'tabs', choices: choicesOf(words.states) },
    { id: 'goods_type', label: words.goodsType, choices: choicesOf(words.goodsTypes) },
    { id: 'payment_method', label: words.method, choices: choicesOf(words.paidBy) },
    { id: 'period', label: words.period, choices: choicesOf(words.periods) },
    byPerson(words, query),
  ],
  noun: words.noun,
  titleOf: ({ goods_name }) => words.quoted(goods_name),
});

/** What was ordered, what was paid for it, and what was handed over. */
export default function ManageOrdersPage() {
  const { client } = useManage();
  const words = useStrings(ordersStrings);
  const address = useManageAddress(paths.manageOrders);
  const declaration = useMemo(() => declare(words, address.query), [words, address.query]);
  return (
    <DetailedList resource={client.orders} declaration={declaration} address={address} words={words}>
      {(details) => <OrderDetails {...details} />}
    </DetailedList>
  );
}
