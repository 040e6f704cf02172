import type { ManagedOrder } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const person = { id: 7, nick_name: '林知远', avatar: '' };

const linesOf = (charge: number): ManagedOrder['lines'] => [
  { kind: 'price', amount: charge },
  { kind: 'to_pay', amount: charge },
];

const open: ManagedOrder = {
  id: 4,
  order_id: '20260302090000000004',
  goods_type: 'role',
  goods_id: 1,
  goods_name: '年度会员',
  charge: 198,
  status: 5,
  payment_method: 'wechat',
  person,
  goods_thumb: '',
  goods_days: 365,
  lines: linesOf(198),
  transaction: '',
  created_at: at(1),
  updated_at: at(1),
  paid_at: null,
  expires_at: at(-23),
  closed_at: null,
  grant: null,
  finished: null,
};

const paid: ManagedOrder = {
  ...open,
  id: 3,
  order_id: '20260301090000000003',
  goods_type: 'course',
  goods_id: 2,
  goods_name: '写作基础',
  charge: 99,
  status: 9,
  goods_days: null,
  lines: [
    { kind: 'price', amount: 109 },
    { kind: 'promo_code', amount: -10 },
    { kind: 'to_pay', amount: 99 },
  ],
  transaction: '4200001234202603010000000001',
  created_at: at(25),
  updated_at: at(25),
  paid_at: at(25),
  grant: { starts_at: at(25), ends_at: null, revoked_at: null },
};

/** One that is being paid, one that was, one completed by hand, and one of somebody who is gone. */
export const managedOrders: ManagedOrder[] = [
  open,
  paid,
  {
    ...paid,
    id: 2,
    order_id: '20260225090000000002',
    goods_type: 'anthology',
    goods_id: 1,
    goods_name: '二十四封写给十年后的自己、又一直没有寄出的信',
    charge: 1299,
    lines: linesOf(1299),
    payment_method: 'handPay',
    transaction: 'handPay-20260225090000000002',
    person: { id: 6, nick_name: '周予安', avatar: '' },
    created_at: at(120),
    updated_at: at(96),
    paid_at: at(96),
    finished: {
      actor: { id: 2, nick_name: '周闻笛', avatar: '' },
      reason: '已收到对公转账，流水号末四位1234',
      at: at(96),
    },
  },
  {
    ...open,
    id: 1,
    order_id: '20260201090000000001',
    goods_type: 'article',
    goods_id: 3,
    goods_name: '班里有两个人同一天生日，奇怪吗',
    charge: 6,
    lines: linesOf(6),
    status: 7,
    payment_method: '',
    person: null,
    goods_days: null,
    created_at: at(700),
    updated_at: at(699),
    closed_at: at(699),
  },
];
