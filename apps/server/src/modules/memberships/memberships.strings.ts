/** Why a membership cannot be given or bought so. */
export const membershipStrings = {
  boughtSince: '学员之后又买了会员，赠送的会员不能再改',
  isMemberLonger: '学员已购买的会员比这更久，请选更晚的日期',
  /** Of an order that waits: a part of what it credits has gone back since. */
  creditChanged: '原会员有退款或变动，升级的折抵已改变，请取消订单后重新下单',
  noUpgrade: '现在不能升级到这个会员，请刷新页面后再试',
  oneDiscount: '升级会员时不能再用优惠码或优惠券',
  planGone: '所选的会员类型已不存在，请重新选择',
};
