import type { LoggedAction } from '@shuyuan/api-client/manage';
import type { Locale } from '@shuyuan/widgets/host';
import type { RowNoun } from '@shuyuan/widgets/resource-list';

/** Kind of thing that the console lists or logs. */
export type NamedEntity = LoggedAction['entity'];

/** What things of a kind are called. */
export interface EntityNoun extends RowNoun {
  /** Name of the kind, for filters and columns. */
  name: string;
}

/** @param measure Measure word before the noun. `alone`: measure word without the noun, where it differs. */
const zhNoun = (name: string, measure: string, alone = measure): EntityNoun => ({
  name,
  counted: (count) => `${count}${measure}${name}`,
  amount: (count) => `${count}${alone}`,
});

const zh: Record<NamedEntity, EntityNoun> = {
  article: zhNoun('文章', '篇'),
  articleCategory: zhNoun('文章分类', '个'),
  anthology: zhNoun('文集', '部'),
  course: zhNoun('课程', '门'),
  courseCategory: zhNoun('课程分类', '个'),
  video: zhNoun('视频', '个'),
  combo: zhNoun('专栏', '个'),
  profession: zhNoun('职业', '个'),
  teacher: zhNoun('讲师', '位', '人'),
  media: zhNoun('素材', '个'),
  mediaFolder: zhNoun('素材文件夹', '个'),
  announcement: zhNoun('公告', '条'),
  order: zhNoun('订单', '笔'),
  refund: zhNoun('退款', '笔'),
  payment: zhNoun('付款', '笔'),
  withdrawal: zhNoun('提现', '笔'),
  shareGood: zhNoun('分销商品', '件'),
  membership: zhNoun('会员套餐', '个'),
  slider: zhNoun('轮播图', '张'),
  nav: zhNoun('导航', '项'),
  homeBlock: zhNoun('首页板块', '个'),
  setting: zhNoun('设置', '项'),
  page: zhNoun('单页', '个'),
  application: zhNoun('申请', '份'),
  faq: zhNoun('常见问题', '个'),
  faqCategory: zhNoun('问题分类', '个'),
  problemCategory: zhNoun('问答分类', '个'),
  watchedWord: zhNoun('敏感词', '个'),
  flashSale: zhNoun('秒杀', '场'),
  groupBuy: zhNoun('拼团', '个'),
  promoCode: zhNoun('优惠码', '个'),
  redeemCode: zhNoun('兑换活动', '个'),
  coupon: zhNoun('优惠券', '种'),
  product: zhNoun('商品', '件'),
  tag: zhNoun('标签', '个'),
  tagCategory: zhNoun('标签分类', '个'),
  role: zhNoun('角色', '个'),
  comment: zhNoun('评论', '条'),
  postVersion: zhNoun('修改记录', '条'),
  review: zhNoun('评价', '条'),
  paperAttempt: zhNoun('答卷', '份'),
  examCategory: zhNoun('试题分类', '个'),
  question: zhNoun('试题', '道'),
  paper: zhNoun('试卷', '份'),
  mockPaper: zhNoun('模拟卷', '份'),
  practice: zhNoun('练习', '个'),
  grant: zhNoun('拥有的内容', '项'),
  member: zhNoun('学员', '名', '人'),
};

function enNoun(one: string, many: string): EntityNoun {
  const counted = (count: number) => `${count} ${count === 1 ? one : many}`;
  return { name: many.charAt(0).toUpperCase() + many.slice(1), counted, amount: counted };
}

const en: Record<NamedEntity, EntityNoun> = {
  article: enNoun('article', 'articles'),
  articleCategory: enNoun('article category', 'article categories'),
  anthology: enNoun('anthology', 'anthologies'),
  course: enNoun('course', 'courses'),
  courseCategory: enNoun('course category', 'course categories'),
  video: enNoun('video', 'videos'),
  combo: enNoun('column', 'columns'),
  profession: enNoun('profession', 'professions'),
  teacher: enNoun('teacher', 'teachers'),
  media: enNoun('media file', 'media files'),
  mediaFolder: enNoun('media folder', 'media folders'),
  announcement: enNoun('announcement', 'announcements'),
  order: enNoun('order', 'orders'),
  refund: enNoun('refund', 'refunds'),
  payment: enNoun('payment', 'payments'),
  withdrawal: enNoun('withdrawal', 'withdrawals'),
  shareGood: enNoun('shared product', 'shared products'),
  membership: enNoun('membership', 'memberships'),
  slider: enNoun('slide', 'slides'),
  nav: enNoun('navigation entry', 'navigation entries'),
  homeBlock: enNoun('home block', 'home blocks'),
  setting: enNoun('setting', 'settings'),
  page: enNoun('page', 'pages'),
  application: enNoun('application', 'applications'),
  faq: enNoun('question', 'questions'),
  faqCategory: enNoun('question category', 'question categories'),
  problemCategory: enNoun('Q&A category', 'Q&A categories'),
  watchedWord: enNoun('watched word', 'watched words'),
  flashSale: enNoun('flash sale', 'flash sales'),
  groupBuy: enNoun('group buy', 'group buys'),
  promoCode: enNoun('promo code', 'promo codes'),
  redeemCode: enNoun('redeem activity', 'redeem activities'),
  coupon: enNoun('coupon', 'coupons'),
  product: enNoun('product', 'products'),
  tag: enNoun('tag', 'tags'),
  tagCategory: enNoun('tag category', 'tag categories'),
  role: enNoun('role', 'roles'),
  comment: enNoun('comment', 'comments'),
  postVersion: enNoun('earlier version', 'earlier versions'),
  review: enNoun('review', 'reviews'),
  paperAttempt: enNoun('attempt', 'attempts'),
  examCategory: enNoun('exam category', 'exam categories'),
  question: enNoun('exam question', 'exam questions'),
  paper: enNoun('paper', 'papers'),
  mockPaper: enNoun('mock paper', 'mock papers'),
  practice: enNoun('practice', 'practices'),
  grant: enNoun('owned item', 'owned items'),
  member: enNoun('member', 'members'),
};

/** Nouns and measure words of what the console looks after: the only place that has them. */
export const entityNouns: Record<Locale, Record<NamedEntity, EntityNoun>> = { 'zh-CN': zh, en };

const rowsZh = {
  redeem: zhNoun('兑换码', '个'),
  coupon: zhNoun('券码', '个'),
  action: zhNoun('操作', '项', '条'),
  deleted: zhNoun('内容', '项'),
};

/** Nouns of rows that are no entity of their own: codes of a batch, entries of the log, deleted things. */
export const rowNouns: Record<Locale, typeof rowsZh> = {
  'zh-CN': rowsZh,
  en: {
    redeem: enNoun('redeem code', 'redeem codes'),
    coupon: enNoun('coupon code', 'coupon codes'),
    action: enNoun('action', 'actions'),
    deleted: enNoun('item', 'items'),
  },
};

/** Names of the kinds, for filters and columns. */
export const namesOf = (nouns: Record<NamedEntity, EntityNoun>) =>
  Object.fromEntries(Object.entries(nouns).map(([entity, { name }]) => [entity, name])) as Record<
    NamedEntity,
    string
  >;
