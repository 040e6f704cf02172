import { LinkButton } from '@shuyuan/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { articleGoods, membershipGoods, orderOf, paidOrder } from '../orders.fixtures.ts';
import type { OrderReceiptState } from './receipt.store.ts';
import { orderReceiptStrings } from './receipt.strings.ts';
import { OrderReceiptView } from './receipt.view.tsx';

interface Args {
  state: OrderReceiptState;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page after paying, which somebody may also come to by its address.',
    'Give it the ways that the page knows; what it does not know has no button.',
  ],
  avoid: ['For a list of orders.'],
  parts: { goods: 'What was bought.' },
  limits: ['An order that is not paid is shown as such: the address proves nothing.'],
};

const nothing = () => {};

/** Every state of the receipt, as a picture. */
const meta: Meta<Args> = {
  title: 'Checkout/Order receipt',
  parameters: { usage, picture: { width: 768, height: 520 } },
  args: { state: { status: 'ready', order: paidOrder() }, width: 720 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <OrderReceiptView
        state={state}
        strings={orderReceiptStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        level={2}
        onRetry={nothing}
        onOpenGoods={nothing}
        onOpenOrders={nothing}
        onPay={nothing}
        onOrderAgain={nothing}
        actions={
          <LinkButton size="large" href="/">
            {globals['locale'] === 'en' ? 'Home' : '返回首页'}
          </LinkButton>
        }
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: OrderReceiptState): Story => ({ name, args: { state } });
const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 640 } },
});

export const Loading = named('loading', { status: 'loading' });
export const Paid = named('an article is paid', { status: 'ready', order: paidOrder() });
export const PaidByBalance = named('the invitation balance has paid a part', {
  status: 'ready',
  order: {
    ...paidOrder(),
    charge: 7,
    lines: [
      { kind: 'price', amount: 19 },
      { kind: 'balance', amount: -12 },
      { kind: 'to_pay', amount: 7 },
    ],
  },
});
export const MembershipPaid = named('a membership is paid', {
  status: 'ready',
  order: paidOrder(membershipGoods),
});
export const Unpaid = named('the money has not come', {
  status: 'ready',
  order: orderOf(articleGoods, { status: 5 }),
});
export const Closed = named('the order is closed', {
  status: 'ready',
  order: orderOf(articleGoods, { status: 7 }),
});
export const Missing = named('there is no such order', { status: 'missing' });
export const Failed = named('it did not come', failed);
export const Offline = named('no network', { ...failed, isOffline: true });
export const Retrying = named('asked for once more', { ...failed, isRetrying: true });
export const English: Story = { ...Paid, name: 'in English', globals: { locale: 'en' } };
export const Narrow = phone({ ...Paid, name: 'T9 in a column of 320 px' });
export const NarrowUnpaid = phone({ ...Unpaid, name: 'T9 the money has not come in 320 px' });
export const NarrowLoading = phone({ ...Loading, name: 'T9 loading in 320 px' });
