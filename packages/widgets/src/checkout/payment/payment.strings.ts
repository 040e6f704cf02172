import type { Locale } from '../../host/widget-host.ts';
import { goodsKindsEn, goodsKindsZh } from '../../widget/goods-kinds.strings.ts';
import { closedOrderEn, closedOrderZh } from '../closed-order.strings.ts';
import type { WayOfPaying } from './payment.state.ts';

const zh = {
  title: '支付订单',
  titles: { wechat: '微信扫码支付', alipay: '支付宝支付', handPay: '手动支付' } satisfies Record<
    WayOfPaying,
    string
  >,
  loading: '正在加载订单',
  failed: '订单没有加载出来',
  failedHint: '请检查网络后重试。订单还在，不用重新下单。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  missing: '没有找到这个订单',
  missingHint: '地址可能不对，或者它属于另一个账号。',
  kinds: goodsKindsZh,

  ways: '支付方式',
  noWaysTitle: '现在不能支付',
  noWays: '网站暂时没有可用的支付方式，请稍后再来。',

  scan: '请使用微信扫一扫，扫描二维码完成支付',
  picture: (due: string) => `微信支付二维码，需支付${due}`,
  pictureLoading: '正在获取二维码',
  pictureFailed: '二维码加载失败',
  pictureRetry: '点击重试',
  openHere: '在本机打开',

  pageHint: '将离开本站，在支付宝的页面上付款，付款后会回到这里。',
  openPage: '前往支付宝付款',
  openPageAgain: '重新打开支付宝',
  pageBack: '正在等待支付宝的付款结果',
  pageBackHint:
    '付款后到账需要几秒钟，到账后这里会自动更新。还没有付款的，可以重新打开支付宝，或者换一种支付方式。',
  pageFailed: '支付宝没有打开，请检查网络后再试一次。',

  transfer: '收款信息及说明',
  transferHint:
    '打款时请备注订单号。学校核对到账后为你开通，这里会自动更新；关闭页面后，可以从“订单中心”再打开。',
  transferLoading: '正在获取收款信息',
  transferFailed: '收款信息没有加载出来',
  transferRetry: '重试',
  transferUntil: '请在此前打款',

  orderId: '订单号',
  copyOrderId: '复制订单号',
  copied: '复制成功',
  notCopied: '复制失败',
  due: '需支付',
  timeLeft: '剩余支付时间',
  timeOver: '正在确认',

  check: '已完成支付',
  notYet: '还没有收到付款，到账后这里会自动更新。',
  transferNotYet: '还没有确认到账，学校核对后这里会自动更新。',
  unreachable: '现在查不到是否到账，请检查网络后再试。',
  lost: '连接中断，恢复后会自动更新。已经付的款不会丢失。',

  cancel: '取消支付',
  cancelTitle: '取消这笔订单？',
  cancelText: '取消后不能再支付这笔订单。想买时可以重新下单。',
  cancelTransfer: '如果已经打款，请不要取消，等学校核对到账。没有打款的，想买时可以重新下单。',
  keep: '继续支付',
  confirmCancel: '取消订单',
  cancelledNotice: '已取消',
  notCancelled: '没有收到答复，不能确定是否已经取消。请检查网络后重试。',

  paid: '已成功支付',
  paidBefore: '这笔订单已经支付，不用再付。',
  goOn: '查看支付结果',
  ...closedOrderZh,
  orderAgain: '重新下单',

  signedOut: '登录后继续支付',
  signedOutHint: '订单在你的账号里。',
  signIn: '登录',
};

/** Every text of the payment. `due` is a formatted price. */
export type OrderPaymentStrings = typeof zh;

const en: OrderPaymentStrings = {
  title: 'Pay the order',
  titles: { wechat: 'Pay by WeChat', alipay: 'Pay by Alipay', handPay: 'Pay by transfer' },
  loading: 'Loading the order',
  failed: 'The order did not load',
  failedHint: 'Check the network and try again. The order is still there; do not order anew.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  missing: 'There is no such order',
  missingHint: 'The address may be wrong, or it belongs to another account.',
  kinds: goodsKindsEn,

  ways: 'Pay with',
  noWaysTitle: 'Paying is not possible now',
  noWays: 'The school has no way of paying at the moment. Please come back later.',

  scan: 'Scan the code with WeChat to pay',
  picture: (due) => `QR code to pay ${due} by WeChat`,
  pictureLoading: 'Fetching the QR code',
  pictureFailed: 'The QR code did not load',
  pictureRetry: 'Click to try again',
  openHere: 'Open on this device',

  pageHint: 'You leave this site for the page of Alipay, and come back here when you have paid.',
  openPage: 'Pay with Alipay',
  openPageAgain: 'Open Alipay again',
  pageBack: 'Waiting for Alipay',
  pageBackHint:
    'The money takes some seconds, and this page turns by itself when it is there. If you have not paid, open Alipay again, or pay another way.',
  pageFailed: 'Alipay did not open. Check the network and try again.',

  transfer: 'Where the money goes',
  transferHint:
    'Name the order number in your transfer. The school looks for the money and completes the order; this page turns by itself, and opens again from your orders.',
  transferLoading: 'Fetching where the money goes',
  transferFailed: 'Where the money goes did not load',
  transferRetry: 'Try again',
  transferUntil: 'Transfer before',

  orderId: 'Order number',
  copyOrderId: 'Copy order number',
  copied: 'copy succeeded',
  notCopied: 'copy failed',
  due: 'To pay',
  timeLeft: 'Time left',
  timeOver: 'Checking',

  check: 'I have paid',
  notYet: 'The money has not come yet. This page turns by itself when it has.',
  transferNotYet: 'The school has not seen the money yet. This page turns by itself when it has.',
  unreachable: 'The server cannot be asked now. Check the network and try again.',
  lost: 'The connection was lost. This page goes on by itself when it is back; nothing that was paid is lost.',

  cancel: 'Cancel payment',
  cancelTitle: 'Cancel this order?',
  cancelText: 'The order cannot be paid any more then. You can order anew at any time.',
  cancelTransfer:
    'If you have made the transfer, do not cancel: wait until the school has seen it. If not, you can order anew at any time.',
  keep: 'Go on paying',
  confirmCancel: 'Cancel order',
  cancelledNotice: 'Cancelled',
  notCancelled: 'No answer came, so it may be cancelled or not. Check the network and try again.',

  paid: 'Paid',
  paidBefore: 'This order is paid. Nothing is left to pay.',
  goOn: 'See the receipt',
  ...closedOrderEn,
  orderAgain: 'Order anew',

  signedOut: 'Sign in to go on paying',
  signedOutHint: 'The order is in your account.',
  signIn: 'Sign in',
};

export const orderPaymentStrings: Record<Locale, OrderPaymentStrings> = { 'zh-CN': zh, en };
