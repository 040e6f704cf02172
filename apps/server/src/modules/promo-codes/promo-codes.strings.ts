export const promoCodeStrings = {
  /** The same for what is unknown, expired, used up or used before: who guesses learns nothing. */
  cannotUse: (code: string) => `优惠码 ${code} 无效，请重新输入`,
  closed: '本站没有开通优惠码',
  tooMany: '尝试的优惠码太多，请稍后再试',
  oneDiscount: '该商品有一笔活动价的订单待支付，不能再用优惠码',
  dearer: (shown: number, charge: number) =>
    `价格有变动：之前显示 ${shown} 元，现在需支付 ${charge} 元，请确认后再提交`,
  name: '优惠码',
  id: '编号',
  code: '优惠码',
  amount: '减免（元）',
  useTimes: '可用次数',
  usedTimes: '已用次数',
  expiredAt: '到期时间',
  state: '状态',
  unlimited: '不限',
  states: { active: '生效中', used_up: '已用完', expired: '已过期' },
  taken: '已有这个优惠码',
  reserved: '优惠码由 4 至 32 位字母或数字组成，不能以 U 开头',
  reservedPrefix: '前缀由字母或数字组成，不能以 U 开头',
  belowUsed: '可用次数不能少于已用次数',
  used: '已被使用的优惠码不能删除',
};
