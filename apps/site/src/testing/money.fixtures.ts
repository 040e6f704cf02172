import type { Order } from '@shuyuan/api-client';
import type {
  BalanceRecord,
  GroupBuyDetail,
  OwnSharing,
  Refund,
  RefundPreview,
  SharedGoods,
  Withdrawal,
} from '@shuyuan/api-client/money';
import type { ManagedPaymentRow, ManagedRefund, ManagedWithdrawal } from '@shuyuan/api-client/manage';
import type { Scenario } from '@shuyuan/widgets/testing';
import { configFixture } from './site.fixtures.ts';

/** Days before the time of the stories. */
const at = (days: number) => new Date(Date.UTC(2026, 2, 2, 2) - days * 24 * 3_600_000).toISOString();

export const orderId = '20260228000000000002';

export const paidOrder: Order = {
  order_id: orderId,
  charge: 199,
  status: 9,
  payment_method: 'wechat',
  created_at: at(2),
  expires_at: at(2),
  paid_at: at(2),
  goods: [{ goods_type: 'course', goods_id: 2, goods_name: '写作基础', goods_thumb: '', goods_charge: 199 }],
};

export const refund: Refund = {
  id: 1,
  refund_no: 'R20260301000000000001',
  cause: 'asked',
  amount: 13_930,
  status: 1,
  reason: '时间安排不过来，只学了三课时',
  answer: '',
  is_local: false,
  created_at: at(1),
  decided_at: null,
  success_at: null,
};

const refundPreview: RefundPreview = {
  order_id: orderId,
  paid: 19_900,
  refunded: 0,
  proposed: 13_930,
  fee: 0,
  used: { unit: 'lesson', done: 3, total: 10 },
  until: at(-5),
  obstacle: null,
  ends: [
    { type: 'course', id: 2, title: '写作基础', stays: false },
    { type: 'video', id: 11, title: '第一课 看见具体的事', stays: true },
  ],
  refunds: [],
};

/** One paid order, as its page finds it. */
export const orderScenario = (
  preview: Partial<RefundPreview> = {},
  order: Partial<Order> = {},
): Scenario => ({
  orders: { detail: { ...paidOrder, ...order } },
  refunds: { preview: { ...refundPreview, ...preview }, ask: refund, withdraw: { ...refund, status: 13 } },
});

const person = { id: 7, nick_name: '林知远', avatar: '' };

const managedRefund: ManagedRefund = {
  id: 1,
  order_id: orderId,
  goods_name: '写作基础',
  goods_type: 'course',
  cause: 'asked',
  amount: 13_930,
  status: 1,
  is_decided: false,
  person,
  created_at: at(1),
  updated_at: at(1),
  refund_no: 'R20260301000000000001',
  reason: '时间安排不过来，只学了三课时',
  answer: '',
  is_local: false,
  keeps_goods: false,
  paid: 19_900,
  refunded: 0,
  method: 'wechat',
  transaction: '4200001234202602280000000001',
  payment_state: 'taken',
  decided_at: null,
  decided_by: null,
  success_at: null,
};

const payment: ManagedPaymentRow = {
  id: 1,
  order_id: '20260301000000000009',
  transaction: '4200001234202603010000000009',
  method: 'wechat',
  state: 'other_sum',
  told: '',
  is_checked: false,
  amount: 9900,
  refunded: 0,
  charge: 19_900,
  paid_at: at(1),
  created_at: at(1),
  updated_at: at(1),
};

const managedWithdrawal: ManagedWithdrawal = {
  id: 1,
  person,
  amount: 120,
  channel: 'alipay',
  channel_name: '林知远',
  channel_account: 'zhiyuan@example.com',
  status: 0,
  created_at: at(1),
  updated_at: at(1),
  channel_address: '',
  before_balance: 156,
  remark: '',
  decided_at: null,
  decided_by: null,
};

/** Refunds, unmatched payments and withdrawals as the console finds them. */
export const moneyConsole: Scenario = {
  manageRefunds: {
    ends: { ends: refundPreview.ends },
    list: {
      data: [
        managedRefund,
        { ...managedRefund, id: 2, status: 9, is_decided: true, cause: 'returned', goods_name: '' },
        { ...managedRefund, id: 3, status: 5, is_decided: true, person: null },
      ],
      total: 3,
    },
    find: managedRefund,
    approve: {},
    refuse: {},
  },
  managePayments: {
    list: {
      data: [
        payment,
        { ...payment, id: 2, state: 'unknown', charge: null, order_id: '20260301000000000010' },
        {
          ...payment,
          id: 3,
          state: 'unclear',
          amount: 0,
          told: '{"transaction":"4200001234202603010000000009","fen":100}',
        },
      ],
      total: 3,
    },
    giveBack: {},
    check: {},
  },
  manageWithdrawals: {
    list: {
      data: [managedWithdrawal, { ...managedWithdrawal, id: 2, status: 7, channel: 'bank' }],
      total: 2,
    },
    find: managedWithdrawal,
    decide: {},
  },
  manageShareGoods: {
    list: {
      data: [
        {
          id: 1,
          goods_type: 'course',
          goods_id: 2,
          goods_title: '写作基础',
          reward: 20,
          reward2: 5,
          is_show: true,
          created_at: at(9),
          updated_at: at(9),
        },
      ],
      total: 1,
    },
  },
};

const blank = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';

/** A link with what came of it. */
export const ownSharing: OwnSharing = {
  msv: '5f0c3a5e7b1d4c2f9a8e6d5c4b3a2f1e',
  link: 'https://shuyuan.example/?msv=5f0c3a5e7b1d4c2f9a8e6d5c4b3a2f1e',
  image: blank,
  invite_count: 12,
  invite_balance: 156,
  waiting: 40,
  debt: 0,
};

const shared: SharedGoods = {
  id: 1,
  goods_type: 'course',
  goods_id: 2,
  goods_title: '写作基础',
  goods_thumb: '',
  goods_charge: 199,
  reward: 20,
  reward2: 5,
};

const record: BalanceRecord = {
  id: 2,
  amount: -120,
  before_balance: 276,
  reason: 'withdrawal',
  remark: '提现到支付宝',
  created_at: at(1),
};

/** One that waits for the school. */
export const withdrawal: Withdrawal = {
  id: 1,
  amount: 120,
  before_balance: 276,
  channel: 'alipay',
  channel_name: '林知远',
  channel_account: 'zhi****com',
  status: 0,
  is_return: 0,
  remark: '',
  created_at: at(1),
  decided_at: null,
};

const open = {
  config: { public: { ...configFixture, features: { ...configFixture.features, share: true } } },
};

/** Sharing, where somebody has invited some already. */
export const sharingScenario: Scenario = {
  ...open,
  invitations: {
    config: {
      rules: '<p>奖励在退款期之后到账。</p>',
      effective_days: 365,
      reward_days: 7,
      draw_percent: 10,
      least_withdrawal: 1,
    },
    mine: ownSharing,
    posters: [
      { id: 1, name: '素纸', image: blank },
      { id: 2, name: '夜读', image: blank },
    ],
    goods: { data: [shared], total: 1 },
    users: {
      data: [
        {
          id: 8,
          nick_name: '周予安',
          avatar: '',
          created_at: at(30),
          ends_at: at(-335),
          orders_count: 2,
          earned: 36,
        },
      ],
      total: 1,
    },
    balanceRecords: {
      data: [
        record,
        { ...record, id: 1, amount: 20, before_balance: 256, reason: 'reward', remark: '写作基础' },
      ],
      total: 2,
      invite_balance: 156,
    },
    withdrawals: {
      data: [withdrawal, { ...withdrawal, id: 2, status: 3, is_return: 1, remark: '账号与姓名不符' }],
      total: 2,
      invite_balance: 156,
    },
    withdraw: withdrawal,
  },
};

/** The same of somebody who has nobody yet. */
export const nothingShared: Scenario = {
  ...open,
  invitations: {
    ...sharingScenario.invitations,
    mine: { ...ownSharing, invite_count: 0, invite_balance: 0, waiting: 0 },
    goods: { data: [], total: 0 },
    users: { data: [], total: 0 },
    balanceRecords: { data: [], total: 0, invite_balance: 0 },
    withdrawals: { data: [], total: 0, invite_balance: 0 },
  },
};

/** What a course costs in a group of three, one of whom waits for others. */
export const groupBuyDetail: GroupBuyDetail = {
  now: at(0),
  goods: {
    id: 4,
    goods_type: 'course',
    goods_id: 1,
    goods_title: '把话写清楚',
    goods_thumb: '',
    charge: 59,
    original_charge: 99,
    started_at: at(1),
    ended_at: at(-6),
    is_start: true,
    is_over: false,
    people_num: 3,
    time_limit: 24,
  },
  items: [
    {
      id: 6,
      status: 3,
      create_user_id: 50,
      create_user_name: '林小满',
      users: [{ id: 50, name: '林小满', avatar: '' }],
      over_people_num: 2,
      expires_at: at(-1),
    },
  ],
  join_item: null,
};
