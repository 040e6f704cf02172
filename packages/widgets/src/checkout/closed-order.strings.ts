/** What both pages of an order say of one that is closed. `sum` has its sign before it. */
export const closedOrderZh = {
  cancelled: '订单已取消',
  expired: '订单已超过支付时间',
  closed: '订单已关闭',
  closedHint: '它不能再支付。如果刚刚付过款，款项会自动原路退回。',
  lateTransferHint: '如果已经打款，请联系学校：核对到账后仍会为你开通。',
  goesBack: (sum: string) => `订单关闭后收到了你的付款，${sum}正在原路退回。`,
  wentBack: (sum: string) => `订单关闭后收到了你的付款，${sum}已原路退回。`,
};

export const closedOrderEn: typeof closedOrderZh = {
  cancelled: 'The order was cancelled',
  expired: 'The time to pay the order is over',
  closed: 'The order is closed',
  closedHint:
    'It cannot be paid any more. If you have just paid, the money goes back by itself the way it came.',
  lateTransferHint:
    'If you have made the transfer, tell the school: it is still completed when the money has arrived.',
  goesBack: (sum) => `Your money came after the order was closed; ${sum} is on its way back.`,
  wentBack: (sum) => `Your money came after the order was closed; ${sum} has gone back.`,
};
