import type { Goods, RefundTerms } from '@shuyuan/api-client';
import type { Locale } from '../../host/widget-host.ts';
import { goodsKindsEn, goodsKindsZh } from '../../widget/goods-kinds.strings.ts';
import { priceLinesEn, priceLinesZh } from '../../widget/price-lines.strings.ts';
import { refundTermsText } from '../../widget/refund-terms.strings.ts';

const zh = {
  title: '收银台',
  loading: '正在加载订单信息',
  failed: '订单信息没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  missing: '这件商品现在不出售',
  missingHint: '它可能已经下架，或者地址不对。',
  kinds: goodsKindsZh,

  prolongs: (name: string, date: string) => `你的${name}有效期至${date}，这次购买的时间接在后面。`,
  /** The day of the new end. */
  newEnd: (date: string) => `付款后会员有效期至${date}。`,
  term: '怎样开通',
  upgradeNow: '现在升级',
  upgradeUntil: (from: string, date: string) =>
    `付款后马上换下${from}，剩余时间折抵进价格，有效期至${date}。`,
  laterMoves: (date: string) => `之后的会员期接在它后面，到${date}为止。`,
  upgradeAlone: '不能再用优惠码或优惠券。',
  follow: '到期后接着用',
  followUntil: (from: string, date: string) => `接在${from}后面，会员有效期至${date}。`,
  ownedTitle: '不用购买',
  owned: {
    article: '全文你已经可以阅读。',
    anthology: '整部文集你已经可以阅读。',
    course: '整门课程你已经可以学习。',
    video: '这段视频你已经可以看。',
    combo: '整个专栏你已经可以学习。',
    paper: '这份试卷你已经可以考。',
    mock_paper: '这套模拟卷你已经可以考。',
    practice: '这套练习你已经可以做。',
    role: '你已经是会员。',
  } satisfies Record<Goods['goods_type'], string>,
  openOwned: {
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
  noWaysTitle: '现在不能支付',
  noWays: '网站还没有开通支付方式，请稍后再来。',
  noWaysUnlessCovered: '网站还没有开通支付方式。优惠或余额够抵全部金额时，可以直接提交订单。',

  openOrder: '有一笔未支付的订单',
  openUntil: (orderId: string, time: string) => `订单号${orderId}，请在${time}前完成支付。`,
  resume: '继续支付',

  code: '优惠码',
  checkCode: '验证',
  dropCode: '不用优惠码',
  codeTaken: (code: string, yuan: number) => `优惠码 ${code} 有效，已减免${yuan}元`,
  codeWrong: '此优惠码无效，请重新输入验证',
  codeMissing: '请输入优惠码',
  checkFirst: '请先验证优惠码，或清空后再提交',
  codeNotChecked: '没有收到答复，请检查网络后再验证一次',
  lines: priceLinesZh,
  /** Between the parts of a price. */
  comma: '，',
  coupon: '优惠券',
  couponOption: (name: string, off: number, from: number) =>
    from > 0 ? `减${off}元：${name}（满${from}元可用）` : `减${off}元：${name}`,
  couponHint: '优惠券和优惠码只能选用一个',
  noCoupon: '不使用优惠券',
  takeable: '可以领取的优惠券',
  takeCoupon: '领取并使用',
  takeCouponOf: (name: string) => `领取并使用：${name}`,
  couponNotTaken: '没有领到，请再试一次',
  /** A cheaper way to the same goods; `name` is that of the membership. */
  otherWay: {
    flash_sale: (yuan: number, _name: string) => `正在限时秒杀：￥${yuan}，这笔订单没有用上。`,
    group_buy: (yuan: number, _name: string) => `正在拼团：￥${yuan}，这笔订单没有用上。`,
    membership: (yuan: number, name: string) => `会员免费学：${name} ￥${yuan}，不用单独购买。`,
  },
  openOtherWay: { flash_sale: '去抢购', group_buy: '去拼团', membership: '看看会员' },
  /** `left`: still to be paid, in yuan. */
  balanceHint: (there: number, left: number) =>
    left === 0 ? `余额共${there}元，够付这笔订单。` : `余额共${there}元，还需支付${left}元。`,
  useBalance: (yuan: number) => `使用邀请余额 ￥${yuan}`,
  ways: '支付方式',
  chooseWay: '请选择支付方式',
  refund: (terms: RefundTerms) => refundTermsText(terms, 'zh-CN'),
  due: '需支付',
  tip: (minutes: number) => `请在${minutes}分钟内支付完成`,
  submit: '提交订单',
  priceChanged: '价格有变动，请确认',
  priceShown: '之前显示',
  priceNow: '现在',
  priceConfirm: '确认后再次提交，将按现在的价格下单。',
  submitAtPrice: '按现价提交订单',
  notOrdered: '没有收到答复，不能确定是否已经下单。请检查网络后再提交一次，不会重复下单。',

  signedOut: '登录后购买',
  signedOutHint: '买过的内容会留在你的账号里。',
  signIn: '登录',
};

/** Every text of the cashier. Those with a name, a time or a price are functions. */
export type CashierStrings = typeof zh;

const en: CashierStrings = {
  title: 'Checkout',
  loading: 'Loading what you are buying',
  failed: 'What you are buying did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  missing: 'This is not for sale now',
  missingHint: 'It may have been withdrawn, or the address is wrong.',
  kinds: goodsKindsEn,

  prolongs: (name, date) => `Your ${name} runs until ${date}. What you buy now is added after it.`,
  newEnd: (date) => `You will be a member until ${date}.`,
  term: 'When it begins',
  upgradeNow: 'Upgrade now',
  upgradeUntil: (from, date) =>
    `It takes the place of ${from} at once, what is left of that goes off the price, and it runs until ${date}.`,
  laterMoves: (date) => ` What was to follow comes after it, until ${date}.`,
  upgradeAlone: ' No code or coupon goes with it.',
  follow: 'After the one I have',
  followUntil: (from, date) => `It follows ${from}. You will be a member until ${date}.`,
  ownedTitle: 'Nothing to buy',
  owned: {
    article: 'You can read all of it already.',
    anthology: 'You can read the whole anthology already.',
    course: 'You can take the whole course already.',
    video: 'You can watch this video already.',
    combo: 'You can take the whole column already.',
    paper: 'You can take this paper already.',
    mock_paper: 'You can take this mock paper already.',
    practice: 'You can practise this already.',
    role: 'You are a member already.',
  },
  openOwned: {
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
  noWaysTitle: 'Paying is not possible now',
  noWays: 'This site does not offer a way of paying yet. Please come back later.',
  noWaysUnlessCovered:
    'This site does not offer a way of paying yet. What a discount or your balance covers whole can be ordered.',

  openOrder: 'An order is waiting to be paid',
  openUntil: (orderId, time) => `Order ${orderId}. Pay before ${time}.`,
  resume: 'Go on paying',

  code: 'Promo code',
  checkCode: 'Check',
  dropCode: 'Do without it',
  codeTaken: (code, yuan) => `${code} counts: ${yuan} yuan off`,
  codeWrong: 'This code does not count. Type another one and check it.',
  codeMissing: 'Type a promo code',
  checkFirst: 'Check the code first, or empty the field',
  codeNotChecked: 'No answer came. Check the network and try the code again.',
  lines: priceLinesEn,
  comma: ', ',
  coupon: 'Coupon',
  couponOption: (name, off, from) =>
    from > 0 ? `${off} yuan off: ${name} (from ${from} yuan)` : `${off} yuan off: ${name}`,
  couponHint: 'A coupon or a promo code, not both',
  noCoupon: 'Use no coupon',
  takeable: 'Coupons you can take',
  takeCoupon: 'Take and use',
  takeCouponOf: (name) => `Take and use: ${name}`,
  couponNotTaken: 'The coupon was not taken. Try again.',
  otherWay: {
    flash_sale: (yuan) => `A flash sale is running at ¥${yuan}. This order does not use it.`,
    group_buy: (yuan) => `Groups buy it at ¥${yuan}. This order does not use that.`,
    membership: (yuan, name) => `Free for members: ${name} ¥${yuan}. No need to buy it alone.`,
  },
  openOtherWay: {
    flash_sale: 'To the flash sale',
    group_buy: 'To the groups',
    membership: 'See memberships',
  },
  balanceHint: (there, left) =>
    left === 0
      ? `You have ${there} yuan: enough for this order.`
      : `You have ${there} yuan; ${left} are left to pay.`,
  useBalance: (yuan) => `Use ¥${yuan} of your invitation balance`,
  ways: 'Pay with',
  chooseWay: 'Choose how to pay',
  refund: (terms) => refundTermsText(terms, 'en'),
  due: 'To pay',
  tip: (minutes) => `Please pay within ${minutes} minutes`,
  submit: 'Place order',
  priceChanged: 'The price has changed',
  priceShown: 'Shown before',
  priceNow: 'Now',
  priceConfirm: 'Place the order again to accept the price of now.',
  submitAtPrice: 'Order at this price',
  notOrdered:
    'No answer came, so the order may be placed or not. Check the network and place it again: it is not placed twice.',

  signedOut: 'Sign in to buy',
  signedOutHint: 'What you buy stays in your account.',
  signIn: 'Sign in',
};

export const cashierStrings: Record<Locale, CashierStrings> = { 'zh-CN': zh, en };
