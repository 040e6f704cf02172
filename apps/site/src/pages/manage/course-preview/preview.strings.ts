import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  back: '返回课程',
  label: '以谁的身份预览',
  people: { visitor: '访客', learner: '已购学员', member: '会员' },
  hints: {
    visitor: '没有登录、也没有购买的人看到的课程页；还没发布的课程，发布后就是这样。',
    learner: '今天买下课程的学员看到的课程页。评价和评论不在预览里，也不会多出学员和学习记录。',
    member: '会员有效期内的人看到的课程页。会员不能免费看的课程，会员也要购买。',
  },
  titleOf: (course: string) => `预览：${course}`,
};

const en: typeof zh = {
  back: 'Back to the course',
  label: 'Preview as',
  people: { visitor: 'Visitor', learner: 'Buyer', member: 'Member' },
  hints: {
    visitor:
      'What people see who are not signed in and have not bought it; a draft looks so once it is published.',
    learner:
      'What somebody sees who has bought it today. Reviews and comments are left out; no learner is added and no study kept.',
    member: 'What members see. Where the course is not free for members, they buy it like everybody.',
  },
  titleOf: (course) => `Preview: ${course}`,
};

export const coursePreviewStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
