/** What a person reads where paying does not go on, and a payment service that told us something. */
export const paymentStrings = {
  unavailable: '支付暂时不可用，请稍后再试',
  alreadyPaid: '订单已支付，无需再次付款',
  alreadyClosed: '订单已关闭，请重新下单',
  notKept: '失败',
};
