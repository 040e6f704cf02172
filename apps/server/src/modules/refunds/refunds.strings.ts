/** What people read about money that goes back. */
export const refundStrings = {
  missing: '退款不存在',
  orderMissing: '订单不存在',
  notPaid: '订单没有支付，无法退款',
  free: '订单没有实际付款，无需退款',
  over: '已超过可申请退款的时间',
  waiting: '已有一笔退款正在处理',
  refunded: '订单已全部退款',
  upgraded: '这笔会员已折抵到升级的订单，请先退升级的订单',
  decided: '这笔退款已经处理过了',
  tooMuch: '超过订单实际支付额度',
  byHandOnly: '线下转账的订单只能登记为线下退款',
  wholeYuan: '用邀请余额支付的订单只能退整元',
  notFailed: '只有退款异常的记录才能这样处理',
  noPayment: '没有可退的付款',
  returned: '这笔付款已经退回',
  /** Why money goes back by itself. */
  late: '订单已取消，款项自动退回',
  twice: '订单重复支付，多付的款项自动退回',
  undelivered: '商品已下架或已经拥有，款项自动退回',
  /** The credit of an upgrade has changed between its order and its payment. */
  notUpgraded: '原会员在付款前有退款或变动，升级没有完成，款项自动退回',
  unmatched: '付款与订单不符，款项退回',
  /** Of a message whose sum nobody can believe. */
  unclear: '支付平台的通知自相矛盾，不能自动退款，请到支付平台核对',
  checked: '这条通知已经核对过了',
  asked: '退款申请已提交',
  approved: (yuan: string) => `退款¥${yuan}正在退回`,
  done: (yuan: string) => `已退款¥${yuan}`,
  refusedWith: (answer: string) => `退款申请没有通过：${answer}`,
  failed: '退款遇到问题，学校正在处理',
};

/** Fen as people read them. */
export const yuanOf = (fen: number) => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
