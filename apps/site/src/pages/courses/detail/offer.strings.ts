import type { Locale } from '@shuyuan/widgets/host';
import { lessonWords } from '@shuyuan/widgets/lessons';

const zh = {
  title: '整门课程',
  once: '一次买下，一直能看',
  forDays: (days: number) => `买下后可以学${days}天`,
  soldUntil: (date: string) => `${date}前可以购买`,
  buy: '购买课程',
  buyAgain: '再次购买',
  tryIt: '先试看',
  lessons: (count: number) => `${lessonWords['zh-CN'].count(count)}，以后加进来的也能学`,
  files: (count: number) => `${count}个附件可以下载`,
  comments: '学到哪里都能提问、记笔记',
  membership: '会员不用另买',
  membershipHint: (name: string, charge: number, others: number) =>
    others > 0 ? `${name}￥${charge}，这门课和另外${others}门都能看` : `${name}￥${charge}，就能学这门课`,
  memberFree: (name: string, charge: number) => `会员免费看，${name}￥${charge}`,
  previewHint: '这里是预览，按钮不能按：不会下单，也不会记下学习。',
  soldOut: '这门课已停止销售',
  soldOutHint: '买过的人可以接着学。',
  ended: (date: string) => `你的学习期在${date}结束了，进度和笔记都还在。`,
  membershipEnded: (date: string) => `你的会员在${date}到期了，进度和笔记都还在。`,
  free: '本课程免费',
  owned: '课程已购买',
  member: '会员免费看',
  own: '这是你的课程',
  until: (date: string) => `可以学到${date}`,
  renew: (charge: number, days: number) => `续期￥${charge}，再学${days}天`,
  progress: '学习进度',
  progressText: lessonWords['zh-CN'].percent,
};

const en: typeof zh = {
  title: 'The whole course',
  once: 'Bought once, yours to stay',
  forDays: (days) => `Yours for ${days} days`,
  soldUntil: (date) => `For sale until ${date}`,
  buy: 'Buy the course',
  buyAgain: 'Buy it again',
  tryIt: 'Try it first',
  lessons: (count) => `${lessonWords.en.count(count)}, and those that are added later`,
  files: (count) => (count === 1 ? '1 file to download' : `${count} files to download`),
  comments: 'Questions and notes in each lesson',
  membership: 'Members need not buy it',
  membershipHint: (name, charge, others) =>
    others > 0 ? `${name} ¥${charge} opens it and ${others} others` : `${name} ¥${charge} opens it`,
  memberFree: (name, charge) => `Free for members, ${name} ¥${charge}`,
  previewHint: 'This is a preview. Its buttons do nothing: nothing is ordered, and no study is kept.',
  soldOut: 'It is not sold any more',
  soldOutHint: 'Who has bought it keeps it.',
  ended: (date) => `Your time with it was over on ${date}. Your progress and notes are kept.`,
  membershipEnded: (date) => `Your membership was over on ${date}. Your progress and notes are kept.`,
  free: 'This course is free',
  owned: 'Bought',
  member: 'Free for members',
  own: 'Your own course',
  until: (date) => `Yours until ${date}`,
  renew: (charge, days) => `¥${charge} for ${days} more days`,
  progress: 'Progress',
  progressText: lessonWords.en.percent,
};

export const offerStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
