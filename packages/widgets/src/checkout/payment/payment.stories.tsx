import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import {
  articleGoods,
  fixtureNow,
  membershipGoods,
  orderOf,
  paidOrder,
  scanPicture,
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
    'For the page where an order is paid by a telephone. A reload shows the same picture.',
    'In onPaid go to the page with OrderReceipt, and ask again for whatever was bought.',
    'In onCancelled go back to what was to be bought.',
  ],
  avoid: [
    'Out of sight: it asks the server every two seconds as long as it is mounted and the page is seen.',
  ],
  keys: [['Escape', 'In the question, keeps the order.']],
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
const onThisDevice = { status: 'ready', image: scanPicture.image, codeUrl: scanPicture.code_url } as const;
const noPicture = { status: 'failed', message: null, isRetrying: false } as const;
const { notCancelled } = orderPaymentStrings['zh-CN'];

export const Loading = named('loading', { status: 'loading' });
export const ReadyToScan = waiting('waiting for a telephone');
export const Membership = waiting('a membership, payable on this device too', {
  order: orderOf(membershipGoods),
  picture: onThisDevice,
});
export const PictureLoading = waiting('the picture is on its way', { picture: { status: 'loading' } });
export const PictureFailed = waiting('no picture came', { picture: noPicture });
export const PictureRetrying = waiting('a picture is asked for once more', {
  picture: { ...noPicture, isRetrying: true },
});
export const PictureRefused = waiting('the server gives no picture', {
  picture: { ...noPicture, message: '支付服务暂时不可用，请稍后再试' },
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
export const Closed = low(
  named('the order is closed', { status: 'closed', order: orderOf(articleGoods, { status: 7 }) }),
);
export const Missing = low(named('there is no such order', { status: 'missing' }));
export const Failed = low(named('the order did not come', failed));
export const Offline = low(named('no network', { ...failed, isOffline: true }));
export const Retrying = low(named('asked for once more', { ...failed, isRetrying: true }));
export const English: Story = {
  ...waiting('in English', { picture: onThisDevice, check: 'not-yet' }),
  globals: { locale: 'en' },
};

export const Narrow = phone(waiting('T9 in a column of 320 px', { picture: onThisDevice, check: 'not-yet' }));
export const NarrowLoading = phone(named('T9 loading in 320 px', { status: 'loading' }));
export const NarrowClosed = phone({ ...Closed, name: 'T9 closed in 320 px' });
