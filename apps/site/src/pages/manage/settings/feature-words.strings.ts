import type { FeatureName } from '@shuyuan/api-client';
import type { Locale } from '@shuyuan/widgets/host';

type FeatureWords = Record<FeatureName, { name: string; about: string }>;

const zh: FeatureWords = {
  vip: { name: '会员', about: '会员中心和会员套餐；关闭后不能再开通会员，已开通的仍然有效。' },
  live: { name: '直播', about: '直播课程。' },
  book: { name: '电子书', about: '电子书的书架和阅读。' },
  topic: { name: '专题图文', about: '专题图文的列表和阅读。' },
  paper: { name: '考试', about: '试卷的列表、考试和成绩。' },
  practice: { name: '练习', about: '按章节练习。' },
  mockPaper: { name: '模拟考试', about: '按规则抽题的模拟试卷。' },
  wrongBook: { name: '错题本', about: '做错的题和复习。' },
  wenda: { name: '问答', about: '提问与回答。' },
  share: { name: '分享', about: '分享赚取奖励。' },
  codeExchanger: { name: '兑换码', about: '用兑换码换取商品。' },
  snapshot: { name: '学习抓拍', about: '学习时抓拍确认本人。' },
  ke: { name: 'K12 班课', about: '按班开课的 K12 课程；点播课程不受影响。' },
  promoCode: { name: '优惠码', about: '下单时使用优惠码。' },
  daySignIn: { name: '每日签到', about: '每天签到得积分。' },
  credit1Mall: { name: '积分商城', about: '用积分换商品。' },
  tuangou: { name: '团购', about: '几个人一起买更便宜。' },
  miaosha: { name: '秒杀', about: '限时限量的低价。' },
  cert: { name: '证书', about: '学完后的证书。' },
};

const en: FeatureWords = {
  vip: { name: 'Memberships', about: 'The member centre and its plans. What was bought stays.' },
  live: { name: 'Live', about: 'Live courses.' },
  book: { name: 'Books', about: 'The shelf of books and reading them.' },
  topic: { name: 'Topics', about: 'Topics to read.' },
  paper: { name: 'Papers', about: 'Papers, taking them, and results.' },
  practice: { name: 'Practice', about: 'Practice by chapter.' },
  mockPaper: { name: 'Mock papers', about: 'Mock papers drawn by rule.' },
  wrongBook: { name: 'Wrong answers', about: 'What was answered wrong, to go over again.' },
  wenda: { name: 'Questions and answers', about: 'Asking and answering.' },
  share: { name: 'Sharing', about: 'Rewards for sharing.' },
  codeExchanger: { name: 'Codes', about: 'Goods for a code.' },
  snapshot: { name: 'Snapshots', about: 'Pictures taken while learning.' },
  ke: { name: 'K12 classes', about: 'K12 courses taught to classes. On-demand courses stay.' },
  promoCode: { name: 'Promotion codes', about: 'Codes that make an order cheaper.' },
  daySignIn: { name: 'Signing in daily', about: 'Credits for each day.' },
  credit1Mall: { name: 'Credit shop', about: 'Goods for credits.' },
  tuangou: { name: 'Group buying', about: 'Cheaper together.' },
  miaosha: { name: 'Flash sales', about: 'Low prices for a short time.' },
  cert: { name: 'Certificates', about: 'Certificates at the end.' },
};

/** What each switch is called, and what it opens. */
export const featureWords: Record<Locale, FeatureWords> = { 'zh-CN': zh, en };
