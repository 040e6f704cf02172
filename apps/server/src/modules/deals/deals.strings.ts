export const dealStrings = {
  missing: '活动不存在或已下架',
  notStarted: '未开始',
  over: '活动已结束',
  soldOut: '已售罄',
  lapsed: '抢到的名额已过期，请重新抢购',
  resold: '这个秒杀名额已被别人抢到，请退款',
  wrongPicture: '图形验证码错误',
  teamMissing: '这个团不存在',
  teamOver: '这个团已结束，请参加其他团或自己开团',
  teamFull: '这个团已满，请参加其他团或自己开团',
  inTeam: '你已经在团里了',
  /** Why money goes back. */
  failed: '拼团没有凑齐',
};
