import type { Goods } from '@shuyuan/api-client';
import type { Locale } from '../../host/widget-host.ts';
import { goodsKindsEn, goodsKindsZh } from '../../widget/goods-kinds.strings.ts';
import { closedOrderEn, closedOrderZh } from '../closed-order.strings.ts';
import { priceLinesEn, priceLinesZh } from '../../widget/price-lines.strings.ts';

const zh = {
  title: '支付结果',
  loading: '正在加载支付结果',
  failed: '支付结果没有加载出来',
  failedHint: '请检查网络后重试。付过的款不会丢失。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  missing: '没有找到这个订单',
  missingHint: '地址可能不对，或者它属于另一个账号。',
  kinds: goodsKindsZh,
  lines: priceLinesZh,
  /** Between the parts of a price. */
  comma: '，',

  paid: '支付成功！',
  paidSum: '实付款：',
  unpaid: '还没有收到付款',
  unpaidHint: '如果刚刚付过款，请稍等一会儿，到账后再回到这里。',
  due: '需支付：',
  ...closedOrderZh,
  orderId: '订单号',

  open: {
    article: '开始阅读',
    anthology: '开始阅读',
    course: '开始学习',
    video: '去观看',
    combo: '开始学习',
    paper: '去考试',
    mock_paper: '去考试',
    practice: '去练习',
    role: '会员中心',
  } satisfies Record<Goods['goods_type'], string>,
  openOrders: '查看订单',
  pay: '去支付',
  orderAgain: '重新下单',

  signedOut: '登录后查看支付结果',
  signedOutHint: '订单在你的账号里。',
  signIn: '登录',
};

/** Every text of the receipt. */
export type OrderReceiptStrings = typeof zh;

const en: OrderReceiptStrings = {
  title: 'Payment',
  loading: 'Loading the payment',
  failed: 'The payment did not load',
  failedHint: 'Check the network and try again. Nothing that was paid is lost.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  missing: 'There is no such order',
  missingHint: 'The address may be wrong, or it belongs to another account.',
  kinds: goodsKindsEn,
  lines: priceLinesEn,
  comma: ', ',

  paid: 'Payment received',
  paidSum: 'Paid: ',
  unpaid: 'The money has not come yet',
  unpaidHint: 'If you have just paid, wait a moment and come back here.',
  due: 'To pay: ',
  ...closedOrderEn,
  orderId: 'Order number',

  open: {
    article: 'Read',
    anthology: 'Read',
    course: 'To the course',
    video: 'Watch',
    combo: 'To the column',
    paper: 'To the paper',
    mock_paper: 'To the mock paper',
    practice: 'To the practice',
    role: 'Membership',
  },
  openOrders: 'See orders',
  pay: 'Pay',
  orderAgain: 'Order anew',

  signedOut: 'Sign in to see the payment',
  signedOutHint: 'The order is in your account.',
  signIn: 'Sign in',
};

export const orderReceiptStrings: Record<Locale, OrderReceiptStrings> = { 'zh-CN': zh, en };
