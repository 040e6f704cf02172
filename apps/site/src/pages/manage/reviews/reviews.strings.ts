import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '评价',
  add: '新评价',
  addTitle: '新评价',
  editTitle: '回复评价',
  content: '评价',
  target: '评价的内容',
  targetGone: '已删除',
  types: { course: '课程', combo: '专栏' },
  user: '学员',
  userGone: '已注销',
  anonymous: '匿名',
  rating: '评分',
  state: '状态',
  states: { pending: '待审核', approved: '已显示', rejected: '已隐藏' },
  replied: '回复',
  repliedChoices: { yes: '已回复', no: '未回复' },
  reply: '回复内容',
  replyHint: '写给这位学员，也给看评价的人看；清空就收回回复。',
  written: '发表于',
  mark: '标为',
  marked: (what: string, state: string) => `已把${what}标为“${state}”`,
  quoted: (text: string) => `评价“${text}”`,
};

/** The words of the reviews in the console. */
export type ManagedReviewsStrings = typeof zh;

const en: ManagedReviewsStrings = {
  title: 'Reviews',
  add: 'New review',
  addTitle: 'New review',
  editTitle: 'Answer a review',
  content: 'Review',
  target: 'Of',
  targetGone: 'removed',
  types: { course: 'Course', combo: 'Column' },
  user: 'Learner',
  userGone: 'closed account',
  anonymous: 'anonymous',
  rating: 'Stars',
  state: 'State',
  states: { pending: 'Waiting', approved: 'Shown', rejected: 'Hidden' },
  replied: 'Reply',
  repliedChoices: { yes: 'Answered', no: 'Not answered' },
  reply: 'Reply',
  replyHint: 'For this learner, and for who reads the reviews; emptied, it is taken back.',
  written: 'Written',
  mark: 'Mark as',
  marked: (what, state) => `Marked ${what} as “${state}”`,
  quoted: (text) => `review “${text}”`,
};

export const managedReviewsStrings: Record<Locale, ManagedReviewsStrings> = { 'zh-CN': zh, en };
