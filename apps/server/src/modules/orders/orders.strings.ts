export const orderStrings = {
  missing: '订单不存在',
  goodsMissing: '商品不存在或已下架',
  articleNotSold: '当前文章无法购买',
  anthologyNotSold: '当前文集无法购买',
  courseNotSold: '当前课程无法购买',
  videoNotSold: '视频不存在，或不单独出售',
  comboNotSold: '专栏不存在或已下架',
  paperNotSold: '当前试卷无法购买',
  mockPaperNotSold: '当前模拟卷无法购买',
  practiceNotSold: '当前练习无法购买',
  roleNotSold: '当前会员套餐已下架，无法购买',
  owned: '请勿重复购买',
  /** Where no way of paying is set up. */
  cannotPay: '暂未开通支付，无法购买',
  /** A payment of before may still be on its way. */
  unsettled: '上一笔订单的支付结果尚未确认，请稍后再试',
  alreadyPaid: '订单已支付',
  noHandPay: '本站没有开通线下转账',
  /** Where a transfer is waited for longer than a service takes money. */
  transferOnly: '微信和支付宝的付款时间已过，请打款支付，或者取消后重新下单',
  dealOrder: '该商品有一笔活动价的订单待支付，不能再用邀请余额',
  closed: '订单已取消，请重新下单',
  tooMany: '操作太频繁，请稍后再试',
  /** What the payer reads on the telephone. */
  title: (name: string) => `书院-${name}`,
  ways: { wechat: '微信支付', alipay: '支付宝', handPay: '线下转账' },
};
