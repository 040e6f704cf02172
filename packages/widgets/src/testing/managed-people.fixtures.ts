import type {
  ManagedApplication,
  ManagedCredits,
  ManagedFaq,
  ManagedFaqCategory,
  ManagedMember,
  ManagedPage,
} from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const roles = [
  { id: 1, name: '管理员' },
  { id: 2, name: '公告员' },
];

/** Somebody with everything, somebody who is locked, and somebody new. */
export const members: ManagedMember[] = ['林知远', '周予安', '一个名字取得特别长、长到一行放不下的学员'].map(
  (nickName, index) => ({
    id: 7 - index,
    nick_name: nickName,
    avatar: '',
    mobile: index === 2 ? '' : '138****8000',
    role: index === 0 ? roles[1]! : null,
    membership: index === 0 ? { name: '年度会员', expired_at: at(-4000) } : null,
    status: index === 1 ? ('locked' as const) : ('active' as const),
    tags: index === 0 ? ['春季共读', '作文班'] : [],
    remark: index === 0 ? '家长电话另存，周三晚上有空。' : '',
    given_membership: null,
    comments_count: index === 0 ? 12 : 0,
    orders_count: index === 0 ? 2 : 0,
    orders:
      index === 0
        ? [
            {
              order_id: '20260228100000000001',
              goods_name: '年度会员',
              charge: 198,
              status: 9 as const,
              created_at: at(60),
              paid_at: at(60),
            },
            {
              order_id: '20260301100000000002',
              goods_name: '班里有两个人同一天生日，奇怪吗',
              charge: 6,
              status: 1 as const,
              created_at: at(20),
              paid_at: null,
            },
          ]
        : [],
    comments:
      index === 0
        ? [
            {
              id: 29,
              target_type: 'article' as const,
              target_id: 5,
              target_title: '二分查找：十行代码，为什么人人写错',
              content: '二分的边界我每次都写错，照着文里的循环不变式想一遍就清楚了。',
              created_at: at(13),
            },
          ]
        : [],
    grants:
      index === 0
        ? [
            {
              grant_id: 12,
              type: 'article',
              id: 3,
              title: '班里有两个人同一天生日，奇怪吗',
              source: 'given' as const,
              starts_at: at(400),
              ends_at: null,
              revoked_at: null,
              order_id: null,
            },
          ]
        : [],
    devices:
      index === 0 ? [{ user_agent: 'Firefox · Windows', created_at: at(90), last_used_at: at(1) }] : [],
    created_at: at(900 + index),
    updated_at: at(2 + index * 20),
  }),
);

/** What the school says of itself. */
export const pages: ManagedPage[] = (
  [
    ['aboutUs', '关于我们'],
    ['collaborate', '商务合作'],
    ['recruit', '教师招募'],
    ['zhaosheng', '招生简章'],
  ] as const
).map(([name, title], index) => ({
  id: index + 1,
  name,
  title,
  content: `<p>${title}。</p>`,
  is_shown: index !== 2,
  created_at: at(900),
  updated_at: at(30 + index),
}));

/** Sent by visitors, the latest first. */
export const applications: ManagedApplication[] = ['苏婉', '明德中学'].map((name, index) => ({
  id: 2 - index,
  page: index === 0 ? ('recruit' as const) : ('collaborate' as const),
  name,
  mobile: '13800138000',
  excerpt: '教了八年高中语文，想开一门关于写作的课。',
  about: '教了八年高中语文，想开一门关于写作的课。附上三篇讲稿的提纲。',
  remark: '',
  status: index === 0 ? ('new' as const) : ('handled' as const),
  created_at: at(5 + index * 40),
  updated_at: at(5 + index * 30),
}));

export const faqCategories: ManagedFaqCategory[] = ['账号与登录', '购买与会员'].map((name, index) => ({
  id: index + 1,
  name,
  sort: index * 10,
  is_about_membership: index === 1,
  faqs_count: 2 - index,
  created_at: at(900),
  updated_at: at(200 + index),
}));

export const faqs: ManagedFaq[] = ['忘记密码怎么办？', '可以同时在几台设备上登录？', '买了以后能退吗？'].map(
  (question, index) => {
    const category = faqCategories[index === 2 ? 1 : 0]!;
    return {
      id: index + 1,
      question,
      answer: '<p>在登录框里选“忘记密码”，用收到的短信验证码设置新的。</p>',
      category: { id: category.id, name: category.name },
      category_id: category.id,
      sort: index * 10,
      is_show: index !== 1,
      created_at: at(500),
      updated_at: at(90 + index),
    };
  },
);

export const memberCredits: ManagedCredits = {
  data: [
    {
      id: 2,
      sum: -20,
      reason: 'bounty_asked',
      resource: { type: 'problem', id: 3 },
      remark: '',
      created_at: at(5),
    },
    { id: 1, sum: 100, reason: 'console', resource: null, remark: '活动奖励', created_at: at(60) },
  ],
  total: 2,
  credit1: 80,
};
