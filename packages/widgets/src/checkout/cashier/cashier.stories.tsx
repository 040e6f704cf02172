import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import {
  allWays,
  anthologyGoods,
  articleGoods,
  membershipGoods,
  offerOf,
  orderOf,
  upgradeOffer,
} from '../orders.fixtures.ts';
import { fittingCoupon, readyOffer, stillCashier } from './cashier.fixtures.ts';
import type { CashierState, ReadyOffer } from './cashier.store.ts';
import { cashierStrings } from './cashier.strings.ts';
import { CashierView, type RunningMembership } from './cashier.view.tsx';

interface Args {
  state: CashierState['offer'];
  membership: RunningMembership | null;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page between "buy" and paying. Give it level 1 where it is the page.',
    'Hand in client.orders, and what is meant by the goods; name and price are the server’s.',
    'In onOrdered go to the page with OrderPayment, and hand on the way that was chosen.',
  ],
  avoid: ['With a price from an address: there is no prop for it.'],
  keys: [['Arrow keys', 'Choose the way of paying.']],
  parts: { goods: 'What is bought, with its price.' },
  limits: [
    'One thing at a time; there is no basket.',
    'One promo code or one coupon for an order, and none with an upgrade of a membership.',
  ],
};

/** Every state of the cashier, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  title: 'Checkout/Cashier',
  parameters: { usage, picture: { width: 768, height: 520 } },
  args: { state: readyOffer(), membership: null, width: 720 },
  argTypes: { state: { control: false } },
  render: ({ state, membership, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <CashierView
        state={state}
        actions={stillCashier}
        strings={cashierStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        level={2}
        membership={membership}
        canOpenOwned
        canOpenOtherWay
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: CashierState['offer']): Story => ({ name, args: { state } });
const ready = (name: string, part: Partial<ReadyOffer> = {}) => named(name, readyOffer(part));

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 720 } },
});

const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;
const longName = '从《诗经》到《红楼梦》：三千年里中国人怎样把心里的话说出来，又怎样让后来的人听见';

export const Loading = named('loading', { status: 'loading' });
export const Article = ready('an article');
export const Anthology = ready('an anthology', { offer: offerOf(anthologyGoods) });
export const Membership = ready('a membership', { offer: offerOf(membershipGoods) });
export const Prolonged: Story = {
  ...ready('a membership after the one that runs'),
  args: {
    state: readyOffer({ offer: offerOf(membershipGoods, { ends_at: '2027-08-31T02:00:00.000Z' }) }),
    membership: { name: '月度会员', until: '2026-08-31' },
  },
};
export const NoWayChosen = ready('no way of paying is chosen', { way: null, problem: '请选择支付方式' });
const field = { typed: '', taken: null, isChecking: false, problem: '' };
export const WithCode = ready('a promo code can be typed', { code: field });
export const CodeRefused = ready('the code does not count', {
  code: { ...field, typed: 'SPRING10', problem: cashierStrings['zh-CN'].codeWrong },
});
export const CodeTaken = ready('a code takes something off', {
  code: { ...field, typed: 'SPRING10', taken: { code: 'SPRING10', amount: 10 } },
});
const byBalance = (there: number, usesBalance = true): Partial<ReadyOffer> => ({
  offer: offerOf(articleGoods, { invite_balance: there }),
  usesBalance,
});
export const BalanceOffered = ready('the invitation balance can be used', byBalance(12, false));
export const BalancePart = ready('the balance pays a part', byBalance(12));
export const BalanceAll = ready('the balance pays all', byBalance(30));
export const BalanceAndCode = ready('the balance pays what a code leaves', {
  ...byBalance(30),
  code: { ...field, typed: 'SPRING10', taken: { code: 'SPRING10', amount: 10 } },
});

const offered = offerOf(membershipGoods, { upgrade: upgradeOffer, ends_at: '2027-03-22T02:00:00.000Z' });
export const Upgrade = ready('an upgrade of the membership', { offer: offered, code: field });
export const UpgradeBeforeLater = ready('an upgrade, behind which the later terms move', {
  offer: {
    ...offered,
    upgrade: { ...upgradeOffer, later_until: '2027-04-01T02:00:00.000Z' },
    invite_balance: 50,
  },
  usesBalance: true,
});
export const Following = ready('after the membership that runs, in place of an upgrade', {
  offer: offered,
  isUpgrade: false,
  code: field,
});
export const OpenUpgrade = ready('an upgrade waits to be paid', {
  offer: { ...offered, open_order: orderOf(membershipGoods, { charge: 282, lines: upgradeOffer.lines }) },
});

const fitting = [fittingCoupon(1, '新人礼', 10), fittingCoupon(2, '开学季', 5, 15)];
export const CouponChosen = ready('the best coupon is used', {
  coupons: { fitting, chosen: 1 },
  code: field,
});
export const OtherWays: Story = {
  ...ready('a flash sale and a group that the order does not use, and what a refund goes by', {
    offer: offerOf(articleGoods, {
      refund: { days: 7, fee_percent: 5, unit: 'lesson' },
      ways: [
        { kind: 'price', charge: 19, name: '', ends_at: null },
        { kind: 'flash_sale', charge: 9, name: '', ends_at: '2026-03-02T04:00:00.000Z' },
        { kind: 'group_buy', charge: 12, name: '', ends_at: '2026-03-05T04:00:00.000Z' },
        { kind: 'membership', charge: 298, name: '年度会员', ends_at: null },
      ],
    }),
  }),
};
export const CouponsToTake = ready('coupons that can be taken', {
  takeable: [
    {
      ...fittingCoupon(1, '新人礼', 10).coupon,
      id: 70,
      token: 'a-token-of-a-coupon',
      deadline_mode: 'time',
      deadline: null,
      fixed_day: null,
      unreceived: 3,
      discount: 10,
    },
  ],
  code: field,
});
export const NarrowOtherWays = phone({ ...OtherWays, name: 'T9 cheaper ways in 320 px' });
export const NoCoupon = ready('none of the coupons is used', { coupons: { fitting, chosen: null } });
export const Ordering = ready('the order is being placed', { isOrdering: true });
export const Refused = ready('the order was refused', { error: '操作太频繁，请稍后再试' });
export const NotOrdered = ready('no answer came', { error: cashierStrings['zh-CN'].notOrdered });
export const Dearer = ready('it has become dearer since it was shown', {
  offer: offerOf({ ...articleGoods, goods_charge: 25 }),
  error: '价格有变动：之前显示 9 元，现在需支付 15 元，请确认后再提交',
  change: {
    shown: [
      { kind: 'price', amount: 19 },
      { kind: 'promo_code', amount: -10 },
      { kind: 'to_pay', amount: 9 },
    ],
    now: [
      { kind: 'price', amount: 25 },
      { kind: 'promo_code', amount: -10 },
      { kind: 'to_pay', amount: 15 },
    ],
  },
  code: { ...field, typed: 'SPRING10', taken: { code: 'SPRING10', amount: 10 } },
});
export const AllWays = ready('every way of paying is offered', { ways: allWays });
export const OpenOrder = ready('an order waits to be paid', {
  offer: offerOf(articleGoods, { open_order: orderOf() }),
});
export const Owned = ready('it is the person’s already', {
  offer: offerOf(articleGoods, { is_owned: true }),
});
const unpayable = { ways: [], way: null };
export const NoWays = ready('no way of paying is offered', unpayable);
export const NoWaysYet = ready('no way of paying, and a balance that may cover all', {
  ...byBalance(30, false),
  ...unpayable,
});
export const NoWaysCovered = ready('no way of paying, and the balance covers all', {
  ...byBalance(30),
  ...unpayable,
});
export const Missing = named('it is not sold', { status: 'missing' });
export const Failed = named('it did not come', failed);
export const Offline = named('no network', { ...failed, isOffline: true });
export const Retrying = named('asked for once more', { ...failed, isRetrying: true });
export const English: Story = { ...ready('in English'), globals: { locale: 'en' } };
export const Odd = ready('a long name, a high price, a picture that is not there', {
  offer: offerOf({ ...articleGoods, goods_name: longName, goods_thumb: '', goods_charge: 12_999 }),
});

export const Narrow = phone(ready('T9 in a column of 320 px'));
export const NarrowOdd = phone(
  ready('T9 a long name in 320 px', {
    offer: offerOf({ ...membershipGoods, goods_name: longName, goods_charge: 12_999 }),
    error: cashierStrings['zh-CN'].notOrdered,
  }),
);
export const NarrowDearer = phone({ ...Dearer, name: 'T9 it has become dearer, in 320 px' });
export const NarrowOpenOrder = phone({ ...OpenOrder, name: 'T9 an order waits in 320 px' });
export const NarrowCode = phone({ ...CodeRefused, name: 'T9 the code does not count in 320 px' });
export const NarrowCoupon = phone({ ...CouponChosen, name: 'T9 a coupon in 320 px' });
export const NarrowUpgrade = phone({ ...UpgradeBeforeLater, name: 'T9 an upgrade in 320 px' });
export const NarrowBalance = phone({ ...BalancePart, name: 'T9 the balance pays a part in 320 px' });
export const NarrowLoading = phone({ ...Loading, name: 'T9 loading in 320 px' });
