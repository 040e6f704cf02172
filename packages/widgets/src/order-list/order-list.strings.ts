import type { Goods, OrderStatus } from '@shuyuan/api-client';
import { goodsKindsEn, goodsKindsZh } from '../widget/goods-kinds.strings.ts';
import type { Locale } from '../host/widget-host.ts';
import type { OrderState, OrderTab } from './order-list.store.ts';

const tabNames: Record<OrderTab, string> = {
  all: '所有订单',
  group_buy: '拼团订单',
  flash_sale: '秒杀订单',
};

const states: Record<OrderState, string> = {
  all: '全部',
  open: '待支付',
  paid: '已完成',
  cancelled: '已关闭',
  refunded: '已退款',
};

/** What takes something off a price. */
const discounts = {
  promo_code: '优惠码',
  coupon: '优惠券',
  flash_sale: '秒杀优惠',
  group_buy: '拼团优惠',
  upgrade: '升级抵扣',
  balance: '邀请余额',
};

const statuses: Record<OrderStatus, string> = { 1: '待支付', 5: '待支付', 9: '已支付', 7: '已取消' };

/** What the sum of an order is called. */
const charges: Record<OrderStatus, string> = { 1: '需支付', 5: '需支付', 9: '实付款', 7: '订单金额' };

const toGoods: Record<Goods['goods_type'], string> = {
  article: '查看文章',
  anthology: '查看文集',
  course: '查看课程',
  video: '查看视频',
  combo: '查看专栏',
  paper: '查看试卷',
  mock_paper: '查看模拟卷',
  practice: '查看练习',
  role: '会员中心',
};

const empty: Record<OrderState, string> = {
  all: '还没有订单',
  open: '没有待支付的订单',
  paid: '没有已完成的订单',
  cancelled: '没有已关闭的订单',
  refunded: '没有已退款的订单',
};

const zh = {
  title: '订单中心',
  tabs: '订单类型',
  tabNames,
  state: '订单状态',
  states,
  /** For those who listen: the tab, and the state within it. */
  narrowed: (tab: string, state: string) => `${tab}，${state}`,
  list: '订单列表',
  loading: '正在加载订单',
  failed: '订单没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  empty,
  noneOfDeal: { group_buy: '没有这样的拼团订单', flash_sale: '没有这样的秒杀订单' },
  emptyHint: '购买过的内容和会员都会出现在这里。',
  browse: '去看看文章',
  pager: '订单分页',
  arrived: (tab: string, total: number, page: number) =>
    `${tab}，共${total}个订单${page > 1 ? `，第${page}页` : ''}`,

  kinds: goodsKindsZh,
  statuses,
  number: '订单号',
  copyNumber: (number: string) => `复制订单号${number}`,
  copied: '复制成功',
  notCopied: '复制失败',
  orderedAt: '下单时间',
  charges,
  /** `time`: the last moment. */
  payBefore: (time: string) => `请在${time}前支付，过时订单会自动取消。`,
  pay: '去支付',
  /** On the button, for an order of an offer: its piece or its place is lost with its time. */
  payDeal: '去支付',
  discounts,
  off: (name: string, yuan: number) => `${name} −${yuan}元`,
  refundSum: (yuan: number) => `退款：${yuan}元`,
  /** Of a group that waits for people. */
  missing: (people: number) => `还差${people}人成团`,
  invite: '邀请好友参团',
  payFor: (name: string) => `去支付：${name}`,
  payDealFor: (name: string) => `去支付：${name}`,
  cancel: '取消订单',
  cancelOf: (name: string) => `取消订单：${name}`,

  /** In place of the status, once money is asked back. A refund that failed is still on its way to the person. */
  refunds: { waiting: '退款审核中', sending: '退款中', done: '已退款' },
  /** To one order whole. */
  details: '订单详情',
  toGoods,
  /** To where a review of it is written. */
  review: '评价',
  /** Beside the kind of what was removed since. */
  gone: '内容已下架',
  /** After the words above, for those who listen. */
  ofGoods: (name: string) => `：${name}`,

  cancelTitle: '取消这个订单？',
  cancelText: (name: string) => `“${name}”还没有支付。取消后想要购买，可以重新下单。`,
  keepOrder: '暂不取消',
  confirmCancel: '取消订单',
  hasCancelled: (name: string) => `已取消订单：${name}`,
  paidMeanwhile: '这个订单刚刚支付成功，没有取消',
  notCancelled: '没有收到答复，不能确定是否已经取消。请检查网络后重试。',

  signedOut: '登录后查看订单',
  signedOutHint: '你的订单都在这里。',
  signIn: '登录',
};

/** Every text of the list. Those with numbers or times are functions. */
export type OrderListStrings = typeof zh;

const en: OrderListStrings = {
  title: 'My orders',
  tabs: 'Which orders',
  tabNames: { all: 'All orders', group_buy: 'Group buys', flash_sale: 'Flash sales' },
  state: 'State',
  states: { all: 'All', open: 'To pay', paid: 'Done', cancelled: 'Closed', refunded: 'Refunded' },
  narrowed: (tab, state) => `${tab}, ${state}`,
  list: 'Orders',
  loading: 'Loading orders',
  failed: 'The orders did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. They load by themselves when there is.',
  empty: {
    all: 'You have not ordered anything yet',
    open: 'Nothing waits to be paid',
    paid: 'Nothing has been paid yet',
    cancelled: 'Nothing was closed',
    refunded: 'Nothing was refunded',
  },
  noneOfDeal: { group_buy: 'No such group buys', flash_sale: 'No such flash sales' },
  emptyHint: 'What you buy, memberships too, is listed here.',
  browse: 'Find something to read',
  pager: 'Pages of orders',
  arrived: (tab, total, page) =>
    `${tab}, ${total} order${total === 1 ? '' : 's'}${page > 1 ? `, page ${page}` : ''}`,

  kinds: goodsKindsEn,
  statuses: { 1: 'Not paid', 5: 'Being paid', 9: 'Paid', 7: 'Cancelled' },
  number: 'Order',
  copyNumber: (number) => `Copy the order number ${number}`,
  copied: 'copy succeeded',
  notCopied: 'copy failed',
  orderedAt: 'Ordered',
  charges: { 1: 'To pay', 5: 'To pay', 9: 'Paid', 7: 'Total' },
  payBefore: (time) => `Pay before ${time}, or the order is cancelled by itself.`,
  pay: 'Pay',
  payDeal: 'Not paid: pay now',
  discounts: {
    promo_code: 'Promo code',
    coupon: 'Coupon',
    flash_sale: 'Flash sale',
    group_buy: 'Group buy',
    upgrade: 'Upgrade',
    balance: 'Invitation balance',
  },
  off: (name, yuan) => `${name} −¥${yuan}`,
  refundSum: (yuan) => `Refund: ¥${yuan}`,
  missing: (people) => `${people} more ${people === 1 ? 'person' : 'people'} needed`,
  invite: 'Invite others',
  payFor: (name) => `Pay: ${name}`,
  payDealFor: (name) => `Not paid: pay now: ${name}`,
  cancel: 'Cancel',
  cancelOf: (name) => `Cancel: ${name}`,

  refunds: { waiting: 'Refund asked for', sending: 'Refund on its way', done: 'Refunded' },
  details: 'Details',
  toGoods: {
    article: 'Read it',
    anthology: 'Read it',
    course: 'To the course',
    video: 'To the video',
    combo: 'To the column',
    paper: 'To the paper',
    mock_paper: 'To the mock paper',
    practice: 'To the practice',
    role: 'Membership',
  },
  review: 'Write a review',
  gone: 'No longer available',
  ofGoods: (name) => `: ${name}`,

  cancelTitle: 'Cancel this order?',
  cancelText: (name) => `“${name}” is not paid yet. You can order it again at any time.`,
  keepOrder: 'Keep it',
  confirmCancel: 'Cancel the order',
  hasCancelled: (name) => `Cancelled: ${name}`,
  paidMeanwhile: 'This order has just been paid, so it was not cancelled',
  notCancelled:
    'No answer came, so it is not certain whether it was cancelled. Check the network and try again.',

  signedOut: 'Sign in to see your orders',
  signedOutHint: 'They are all listed here.',
  signIn: 'Sign in',
};

export const orderListStrings: Record<Locale, OrderListStrings> = { 'zh-CN': zh, en };
