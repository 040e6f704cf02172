import type { Order } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { manyOrders, ordersOfEveryState } from '../testing/orders.fixtures.ts';
import { listWith, OrderListPicture, stateWith } from './order-list.fixtures.tsx';
import type { OrderListState, OrderState } from './order-list.store.ts';

interface Args {
  state: Partial<OrderListState>;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page where a person finds what they have ordered. Give it level 1 where it is the page.',
    'Hand in client.orders, and keep the object between renders.',
    'In onPay lead to the page that takes the money; keep place and onPlace in the address, so that going back comes to the same page.',
  ],
  avoid: [
    'For taking the money: that is OrderPayment of @shuyuan/widgets/checkout.',
    'For everybody’s orders: it shows those of who is signed in.',
  ],
  keys: [
    ['Left and right arrow', 'In the row of tabs, choose which orders are shown.'],
    ['Escape', 'In the question, keeps the order.'],
  ],
  parts: { order: 'One order.', status: 'How far it has come.' },
  limits: [
    'The time until an order closes is told by its end, and not counted down: the device’s clock may be wrong.',
  ],
};

/** Every state of the orders, as a picture. What they do is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 960, height: 860 } },
  args: { state: {}, width: 912 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <OrderListPicture state={stateWith(state)} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: Partial<OrderListState>): Story => ({ name, args: { state } });
const low = (story: Story, height = 480): Story => ({
  ...story,
  parameters: { picture: { width: 960, height } },
});
const phone = (story: Story, height: number): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height } },
});
const nothingIn = (state: OrderState) =>
  stateWith({ place: { tab: 'all', state, page: 1 }, list: listWith({ rows: [], total: 0 }) });
const linesOfDeal: Order['lines'] = [
  { kind: 'price', amount: 29 },
  { kind: 'group_buy', amount: -10 },
  { kind: 'to_pay', amount: 19 },
];
const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;
const cancelling = { order: ordersOfEveryState[0]!, isPending: false, error: '' };

export const Loading = low(named('loading', { list: { status: 'loading' } }), 620);
export const Ready = named('an order in each state', {});
export const Gone = low(
  named('what was ordered is gone', {
    list: listWith({
      rows: [{ ...ordersOfEveryState[2]!, goods: [{ ...ordersOfEveryState[2]!.goods[0]!, is_gone: true }] }],
      total: 1,
    }),
  }),
  420,
);
export const OpenOnes = low(
  named('those that wait to be paid', {
    place: { tab: 'all', state: 'open', page: 1 },
    list: listWith({ rows: ordersOfEveryState.slice(0, 2), total: 2 }),
  }),
  560,
);
export const Pages: Story = {
  ...named('page two of three', {
    place: { tab: 'all', state: 'paid', page: 2 },
    list: listWith({ rows: manyOrders(23).slice(10, 20), total: 23, page: 2 }),
  }),
  parameters: { picture: { width: 960, height: 2060 } },
};
export const Turning = low(
  named('a page is being turned', {
    list: listWith({ rows: manyOrders(23).slice(0, 3), total: 23, isTurning: true }),
  }),
  760,
);
const [, , bought] = ordersOfEveryState;
export const Deals = low(
  named('group buys: to be paid, waiting for people, paid back', {
    place: { tab: 'group_buy', state: 'all', page: 1 },
    list: listWith({
      rows: [
        { ...ordersOfEveryState[0]!, deal: 'group_buy', lines: linesOfDeal },
        {
          ...bought!,
          order_id: '20260302000000000012',
          deal: 'group_buy',
          lines: linesOfDeal,
          group: { group_buy_id: 1, team_id: 5, missing: 2, expires_at: '2026-03-03T02:00:00.000Z' },
        },
        {
          ...bought!,
          order_id: '20260302000000000011',
          deal: 'group_buy',
          refund: { status: 5, amount: 900, is_decided: true },
        },
      ],
      total: 3,
    }),
  }),
  860,
);
const studied: Order = {
  ...bought!,
  goods: [{ ...bought!.goods[0]!, goods_type: 'course', goods_name: '一句话的写法' }],
  next_step: 'review',
};
const toReview = { list: listWith({ rows: [studied], total: 1 }) };
export const ToReview = low(named('a course that may be reviewed', toReview), 420);
export const Empty = low(named('nothing was ever ordered', nothingIn('all')));
export const EmptyOpen = low(named('nothing waits to be paid', nothingIn('open')));
export const Failed = low(named('the orders did not come', { list: failed }));
export const Offline = low(named('no network', { list: { ...failed, isOffline: true } }));
export const Retrying = low(named('asked for once more', { list: { ...failed, isRetrying: true } }));
export const Cancelling = named('asked before an order is cancelled', { cancelling });
export const CancelPending = named('an order is being cancelled', {
  cancelling: { ...cancelling, isPending: true },
});
export const CancelFailed = named('an order was not cancelled', {
  cancelling: {
    ...cancelling,
    error: '没有收到答复，不能确定是否已经取消。请检查网络后重试。',
  },
});
export const English: Story = { ...named('in English', {}), globals: { locale: 'en' } };
export const Odd = low(
  named('a long name without a break, a high price, nothing to pay', {
    list: listWith({
      rows: [
        {
          ...ordersOfEveryState[0]!,
          charge: 128_000,
          goods: [{ ...ordersOfEveryState[0]!.goods[0]!, goods_name: 'W'.repeat(80) }],
        },
        { ...ordersOfEveryState[2]!, charge: 0 },
      ],
    }),
  }),
  620,
);

export const Narrow = phone(named('T9 in a column of 320 px', {}), 1200);
export const NarrowLoading = phone(named('T9 loading in 320 px', { list: { status: 'loading' } }), 820);
export const NarrowToReview = phone(named('T9 a course that may be reviewed in 320 px', toReview), 560);
