import type { Goods, Order, OrderPage, OrderQuery } from '@shuyuan/api-client';

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const minute = 60_000;
const at = (time: number) => new Date(time).toISOString();

const articles: readonly Goods[] = [
  { goods_type: 'article', goods_id: 7, goods_name: '慢慢读，才读得远', goods_thumb: '', goods_charge: 19 },
  { goods_type: 'article', goods_id: 8, goods_name: '把一句话写清楚', goods_thumb: '', goods_charge: 9 },
];

const membership: Goods = {
  goods_type: 'role',
  goods_id: 3,
  goods_name: '年度会员',
  goods_thumb: '',
  goods_charge: 238,
};

/** One order of a person, `age` minutes old. */
function orderOf(index: number, goods: Goods, status: Order['status'], age: number): Order {
  const created = now - age * minute;
  return {
    order_id: `20260302${String(index).padStart(12, '0')}`,
    charge: goods.goods_charge,
    status,
    payment_method: status === 1 || status === 7 ? '' : 'wechat',
    created_at: at(created),
    expires_at: at(created + 15 * minute),
    paid_at: status === 9 ? at(created + 2 * minute) : null,
    goods: [goods],
  };
}

/** An order in each state, the newest first. */
export const ordersOfEveryState: readonly Order[] = [
  orderOf(4, articles[0]!, 1, 3),
  orderOf(3, membership, 5, 12),
  orderOf(2, articles[1]!, 9, 2 * 24 * 60),
  orderOf(1, membership, 7, 40 * 24 * 60),
];

/** Paid orders, the newest first. */
export const manyOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) =>
    orderOf(count - index, { ...articles[index % 2]!, goods_id: index + 1 }, 9, (index + 1) * 24 * 60),
  );

const isRefunded = ({ refund }: Order) => refund?.status === 5;

const isIn: Record<NonNullable<OrderQuery['state']>, (order: Order) => boolean> = {
  open: ({ status }) => status === 1 || status === 5,
  paid: (order) => order.status === 9 && !isRefunded(order),
  cancelled: ({ status }) => status === 7,
  refunded: isRefunded,
};

/** One page of them, as the server cuts it. */
export function pageOfOrders(
  orders: readonly Order[],
  { page = 1, size = 10, state, deal }: OrderQuery,
): OrderPage {
  const [from, length] = [Number(page), Number(size)];
  const wanted = orders.filter((order) => (!state || isIn[state](order)) && (!deal || order.deal === deal));
  return { data: wanted.slice((from - 1) * length, from * length), total: wanted.length };
}
