import type { Locale } from '../../host/widget-host.ts';
import { goodsKindsEn, goodsKindsZh } from '../../widget/goods-kinds.strings.ts';

const zh = {
  title: '微信扫码支付',
  loading: '正在加载订单',
  failed: '订单没有加载出来',
  failedHint: '请检查网络后重试。订单还在，不用重新下单。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  missing: '没有找到这个订单',
  missingHint: '地址可能不对，或者它属于另一个账号。',
  kinds: goodsKindsZh,

  scan: '请使用微信扫一扫，扫描二维码完成支付',
  picture: (due: string) => `微信支付二维码，需支付${due}`,
  pictureLoading: '正在获取二维码',
  pictureFailed: '二维码加载失败',
  pictureRetry: '点击重试',
  openHere: '在本机打开',

  orderId: '订单号',
  copyOrderId: '复制订单号',
  copied: '复制成功',
  notCopied: '复制失败',
  due: '需支付',
  timeLeft: '剩余支付时间',
  timeOver: '正在确认',

  check: '已完成支付',
  notYet: '还没有收到付款，到账后这里会自动更新。',
  unreachable: '现在查不到是否到账，请检查网络后再试。',
  lost: '连接中断，恢复后会自动更新。已经付的款不会丢失。',

  cancel: '取消支付',
  cancelTitle: '取消这笔订单？',
  cancelText: '取消后，这个二维码不能再支付。想买时可以重新下单。',
  keep: '继续支付',
  confirmCancel: '取消订单',
  cancelled: '已取消',
  notCancelled: '没有收到答复，不能确定是否已经取消。请检查网络后重试。',

  paid: '已成功支付',
  paidBefore: '这笔订单已经支付，不用再付。',
  goOn: '查看支付结果',
  closed: '订单已关闭',
  closedHint: '它已被取消，或者超过了支付时间。如果刚刚付过款，到账后订单会自动变为已支付。',
  orderAgain: '重新下单',

  signedOut: '登录后继续支付',
  signedOutHint: '订单在你的账号里。',
  signIn: '登录',
};

/** Every text of the payment. `due` is a formatted price. */
export type OrderPaymentStrings = typeof zh;

const en: OrderPaymentStrings = {
  title: 'Pay by WeChat',
  loading: 'Loading the order',
  failed: 'The order did not load',
  failedHint: 'Check the network and try again. The order is still there; do not order anew.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  missing: 'There is no such order',
  missingHint: 'The address may be wrong, or it belongs to another account.',
  kinds: goodsKindsEn,

  scan: 'Scan the code with WeChat to pay',
  picture: (due) => `QR code to pay ${due} by WeChat`,
  pictureLoading: 'Fetching the QR code',
  pictureFailed: 'The QR code did not load',
  pictureRetry: 'Click to try again',
  openHere: 'Open on this device',

  orderId: 'Order number',
  copyOrderId: 'Copy order number',
  copied: 'copy succeeded',
  notCopied: 'copy failed',
  due: 'To pay',
  timeLeft: 'Time left',
  timeOver: 'Checking',

  check: 'I have paid',
  notYet: 'The money has not come yet. This page turns by itself when it has.',
  unreachable: 'The server cannot be asked now. Check the network and try again.',
  lost: 'The connection was lost. This page goes on by itself when it is back; nothing that was paid is lost.',

  cancel: 'Cancel payment',
  cancelTitle: 'Cancel this order?',
  cancelText: 'The code cannot be paid any more then. You can order anew at any time.',
  keep: 'Go on paying',
  confirmCancel: 'Cancel order',
  cancelled: 'Cancelled',
  notCancelled: 'No answer came, so it may be cancelled or not. Check the network and try again.',

  paid: 'Paid',
  paidBefore: 'This order is paid. Nothing is left to pay.',
  goOn: 'See the receipt',
  closed: 'The order is closed',
  closedHint:
    'It was cancelled, or its time to be paid is over. If you have just paid, it becomes paid by itself when the money comes.',
  orderAgain: 'Order anew',

  signedOut: 'Sign in to go on paying',
  signedOutHint: 'The order is in your account.',
  signIn: 'Sign in',
};

export const orderPaymentStrings: Record<Locale, OrderPaymentStrings> = { 'zh-CN': zh, en };
