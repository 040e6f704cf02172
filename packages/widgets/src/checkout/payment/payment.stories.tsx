import type { Order } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import {
  allWays,
  articleGoods,
  fixtureNow,
  membershipGoods,
  orderOf,
  paidOrder,
  scanPicture,
  transferText,
} from '../orders.fixtures.ts';
import { PaymentPicture, waitingWith } from './payment.fixtures.tsx';
import type { PaymentStage, Waiting } from './payment.state.ts';
import { orderPaymentStrings } from './payment.strings.ts';

interface Args {
  stage: PaymentStage;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page where an order is paid. A reload shows the same way again, and the same picture.',
    'In onPaid go to the page with OrderReceipt, and ask again for whatever was bought.',
    'In onCancelled go back to what was to be bought.',
  ],
  avoid: [
    'Out of sight: it asks the server every two seconds as long as it is mounted and the page is seen.',
  ],
  keys: [
    ['Arrow keys', 'Choose the way of paying.'],
    ['Escape', 'In the question, keeps the order.'],
  ],
  parts: { goods: 'What is bought.', scan: 'The picture, and the way to pay on this device.' },
  limits: [
    'The way to pay on this device shows only where the picture holds the address of a page.',
    'The server alone says that an order is closed, whatever the device’s clock has.',
  ],
};

/** Every state of paying, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  title: 'Checkout/Order payment',
  parameters: { usage, picture: { width: 768, height: 680 } },
  args: { stage: waitingWith(), width: 720 },
  argTypes: { stage: { control: false } },
  render: ({ stage, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PaymentPicture stage={stage} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, stage: PaymentStage): Story => ({ name, args: { stage } });
const waiting = (name: string, part: Partial<Waiting> = {}) => named(name, waitingWith(part));

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 1000 } },
});

const low = (story: Story): Story => ({ ...story, parameters: { picture: { width: 768, height: 420 } } });

const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;
const onThisDevice = {
  status: 'ready',
  way: 'wechat',
  image: scanPicture.image,
  codeUrl: scanPicture.code_url,
} as const;
const noPicture = { status: 'failed', message: null, isRetrying: false } as const;
const { notCancelled } = orderPaymentStrings['zh-CN'];

export const Loading = named('loading', { status: 'loading' });
export const ReadyToScan = waiting('waiting for a telephone');
export const Membership = waiting('a membership, payable on this device too', {
  order: orderOf(membershipGoods),
  means: onThisDevice,
});
export const PictureLoading = waiting('the picture is on its way', { means: { status: 'loading' } });
export const PictureFailed = waiting('no picture came', { means: noPicture });
export const PictureRetrying = waiting('a picture is asked for once more', {
  means: { ...noPicture, isRetrying: true },
});
export const PictureRefused = waiting('the server gives no picture', {
  means: { ...noPicture, message: '支付服务暂时不可用，请稍后再试' },
});
export const OneWay = waiting('one way is offered', { ways: allWays.slice(0, 1) });
export const NoWays = waiting('no way is offered any more', {
  ways: [],
  way: null,
  means: { status: 'idle' },
});
const alipay = { way: 'alipay', means: { status: 'idle' } } as const;
const been = { ...alipay, order: orderOf(articleGoods, { status: 5, payment_method: 'alipay' }) };
export const BeforeThePage = waiting('before the page of Alipay', alipay);
export const PageOpening = waiting('the page of Alipay is opened', {
  ...alipay,
  means: { status: 'loading' },
});
export const PageFailed = waiting('the page of Alipay does not open', { ...alipay, means: noPicture });
export const BackFromThePage = waiting('back from the page of Alipay', been);
export const BackNotYet = waiting('back from the page, and the money has not come', {
  ...been,
  check: 'not-yet',
});
const transferred = {
  way: 'handPay',
  means: { status: 'ready', way: 'handPay', ...transferText },
  order: orderOf(articleGoods, {
    status: 5,
    payment_method: 'handPay',
    expires_at: new Date(fixtureNow + 3 * 24 * 60 * 60_000).toISOString(),
  }),
} as const;
export const Transfer = waiting('a transfer', transferred);
export const TransferNotYet = waiting('the transfer has not been seen yet', {
  ...transferred,
  check: 'not-yet',
});
export const TransferLoading = waiting('where a transfer goes is on its way', {
  ...transferred,
  means: { status: 'loading' },
});
export const TransferFailed = waiting('where a transfer goes did not come', {
  ...transferred,
  means: noPicture,
});
export const TransferCancelling = waiting('asked before a transfer is cancelled', {
  ...transferred,
  cancelling: { isPending: false, error: '' },
});
export const LastMinute = waiting('the last minute', { endsAt: fixtureNow + 42_000 });
export const TimeOver = waiting('the time is over, and the server has not said so yet', {
  endsAt: fixtureNow,
});
export const Checking = waiting('the person says that they have paid', { check: 'asking' });
export const NotYet = waiting('the money has not come yet', { check: 'not-yet' });
export const Unreachable = waiting('the server cannot be asked', { check: 'unreachable' });
export const Lost = waiting('the connection is lost', { isLost: true });
export const Cancelling = waiting('asked before the order is cancelled', {
  cancelling: { isPending: false, error: '' },
});
export const CancelPending = waiting('the order is being cancelled', {
  cancelling: { isPending: true, error: '' },
});
export const CancelFailed = waiting('the order was not cancelled', {
  cancelling: { isPending: false, error: notCancelled },
});
export const Paid = low(named('the money has come', { status: 'paid', order: paidOrder(), isNew: true }));
export const PaidBefore = low(
  named('it was paid before', { status: 'paid', order: paidOrder(), isNew: false }),
);
const closed = (name: string, part: Partial<Order>) =>
  low(named(name, { status: 'closed', order: orderOf(articleGoods, { status: 7, ...part }) }));
const { created_at: early, expires_at: late } = orderOf();
const refund = { amount: 1900, is_decided: true };
export const Closed = closed('the order was cancelled', { closed_at: early });
export const Expired = closed('the time of the order is over', { closed_at: late });
export const GoesBack = closed('money came too late, and goes back', {
  closed_at: early,
  refund: { ...refund, status: 1 },
});
export const WentBack = closed('money came too late, and has gone back', {
  closed_at: late,
  refund: { ...refund, status: 5 },
});
export const TransferOver = closed('the time of a transfer is over', {
  closed_at: late,
  payment_method: 'handPay',
});
export const Missing = low(named('there is no such order', { status: 'missing' }));
export const Failed = low(named('the order did not come', failed));
export const Offline = low(named('no network', { ...failed, isOffline: true }));
export const Retrying = low(named('asked for once more', { ...failed, isRetrying: true }));
export const English: Story = {
  ...waiting('in English', { means: onThisDevice, check: 'not-yet' }),
  globals: { locale: 'en' },
};

export const Narrow = phone(waiting('T9 in a column of 320 px', { means: onThisDevice, check: 'not-yet' }));
export const NarrowPage = phone({ ...BackFromThePage, name: 'T9 back from the page in 320 px' });
export const NarrowTransfer = phone({ ...Transfer, name: 'T9 a transfer in 320 px' });
export const NarrowLoading = phone(named('T9 loading in 320 px', { status: 'loading' }));
export const NarrowClosed = phone({ ...Closed, name: 'T9 closed in 320 px' });
