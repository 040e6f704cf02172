import type { FeatureName } from '@shuyuan/api-client';
import type { Locale } from '@shuyuan/widgets/host';

interface Words {
  name: string;
  about: string;
  /** What is no longer there while the section is closed, as a full sentence; left out by what does not exist yet. */
  closed?: string;
}

type FeatureWords = Record<FeatureName, Words>;

const zh: FeatureWords = {
  vip: {
    name: '会员',
    about: '会员中心和会员套餐；关闭后不能再开通会员，已开通的仍然有效。',
    closed: '会员中心和会员套餐不再显示，不能开通会员；已开通的会员到期前仍然有效。',
  },
  live: { name: '直播', about: '直播课程。' },
  book: { name: '电子书', about: '电子书的书架和阅读。' },
  topic: { name: '专题图文', about: '专题图文的列表和阅读。' },
  paper: {
    name: '考试',
    about: '试卷的列表、考试和成绩。',
    closed: '试卷、题库、我的考试和成绩不再显示，也不能购买；已购买的学员暂时打不开，记录和成绩都保留。',
  },
  practice: {
    name: '练习',
    about: '按章节练习。',
    closed: '练习不再显示，也不能购买；已购买的学员暂时打不开，练习记录都保留。',
  },
  mockPaper: {
    name: '模拟考试',
    about: '按规则抽题的模拟试卷。',
    closed: '模拟试卷不再显示，也不能购买；已购买的学员暂时打不开，记录和成绩都保留。',
  },
  wrongBook: { name: '错题本', about: '做错的题和复习。', closed: '错题本和复习不再显示；做错的题都保留。' },
  wenda: {
    name: '问答',
    about: '提问与回答。',
    closed: '问答、我的提问和我的回答不再显示，不能提问和回答；写过的内容都保留。',
  },
  share: {
    name: '邀请推广',
    about: '分享链接邀请朋友，下单后得奖励。',
    closed: '推广页、邀请记录和提现不再显示，不再产生奖励；已有的余额保留，暂时不能使用。',
  },
  codeExchanger: {
    name: '兑换码',
    about: '用兑换码换取商品。',
    closed: '兑换页不再显示，兑换码暂时不能使用；已经兑换的内容不受影响。',
  },
  snapshot: { name: '学习抓拍', about: '学习时抓拍确认本人。' },
  ke: { name: 'K12 班课', about: '按班开课的 K12 课程；点播课程不受影响。' },
  promoCode: {
    name: '优惠码',
    about: '下单时使用优惠码。',
    closed: '收银台不再有优惠码，我的优惠码不再显示；没用完的优惠码都保留。',
  },
  daySignIn: { name: '每日签到', about: '每天签到得积分。' },
  credit1Mall: { name: '积分商城', about: '用积分换商品。' },
  tuangou: {
    name: '拼团',
    about: '几个人一起买更便宜。',
    closed: '拼团不再显示，不能开团和参团；已经付款的团按原来的规则成团或退款。',
  },
  miaosha: {
    name: '秒杀',
    about: '限时限量的低价。',
    closed: '秒杀不再显示，不能抢购；已经下单的仍可付款。',
  },
  cert: { name: '证书', about: '学完后的证书。' },
};

const en: FeatureWords = {
  vip: {
    name: 'Memberships',
    about: 'The member centre and its plans. What was bought stays.',
    closed:
      'The member centre and its plans are no longer shown, and nobody can become a member. Memberships that run stay valid.',
  },
  live: { name: 'Live', about: 'Live courses.' },
  book: { name: 'Books', about: 'The shelf of books and reading them.' },
  topic: { name: 'Topics', about: 'Topics to read.' },
  paper: {
    name: 'Papers',
    about: 'Papers, taking them, and results.',
    closed:
      'Papers, the question bank, exams and results are no longer shown or sold. Buyers cannot open them for now; records and results are kept.',
  },
  practice: {
    name: 'Practice',
    about: 'Practice by chapter.',
    closed: 'Practices are no longer shown or sold. Buyers cannot open them for now; records are kept.',
  },
  mockPaper: {
    name: 'Mock papers',
    about: 'Mock papers drawn by rule.',
    closed:
      'Mock papers are no longer shown or sold. Buyers cannot open them for now; records and results are kept.',
  },
  wrongBook: {
    name: 'Wrong answers',
    about: 'What was answered wrong, to go over again.',
    closed: 'Wrong answers and their reviews are no longer shown. They are kept.',
  },
  wenda: {
    name: 'Questions and answers',
    about: 'Asking and answering.',
    closed:
      'Questions and answers are no longer shown, and nobody can ask or answer. What was written is kept.',
  },
  share: {
    name: 'Sharing',
    about: 'Rewards for sharing.',
    closed:
      'Sharing, invitations and withdrawals are no longer shown, and nothing is earned. Balances are kept and cannot be used for now.',
  },
  codeExchanger: {
    name: 'Codes',
    about: 'Goods for a code.',
    closed: 'Codes cannot be redeemed for now. What was redeemed stays.',
  },
  snapshot: { name: 'Snapshots', about: 'Pictures taken while learning.' },
  ke: { name: 'K12 classes', about: 'K12 courses taught to classes. On-demand courses stay.' },
  promoCode: {
    name: 'Promotion codes',
    about: 'Codes that make an order cheaper.',
    closed: 'The checkout takes no promo codes. Unused codes are kept.',
  },
  daySignIn: { name: 'Signing in daily', about: 'Credits for each day.' },
  credit1Mall: { name: 'Credit shop', about: 'Goods for credits.' },
  tuangou: {
    name: 'Group buying',
    about: 'Cheaper together.',
    closed:
      'Group buys are no longer shown, and no group can be begun or joined. Groups that were paid for end as agreed.',
  },
  miaosha: {
    name: 'Flash sales',
    about: 'Low prices for a short time.',
    closed: 'Flash sales are no longer shown. What was ordered can still be paid.',
  },
  cert: { name: 'Certificates', about: 'Certificates at the end.' },
};

/** Name of each feature section, what it opens, and what goes with it when it is closed: for the settings, the console and the site. */
export const featureWords: Record<Locale, FeatureWords> = { 'zh-CN': zh, en };
