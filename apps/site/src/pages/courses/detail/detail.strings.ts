import type { Locale } from '@shuyuan/widgets/host';
import { lessonWords } from '@shuyuan/widgets/lessons';

const zh = {
  parts: '页内导航',
  outcomes: '学完这门课，你能做到',
  outcomesShort: '学完能做到',
  outline: '课程目录',
  about: '课程详情',
  attachments: '课程附件',
  teacher: '老师',
  reviews: '评价',
  comments: '课程评论',
  related: '学完这门，接着学',
  emptyOutline: '目录还是空的',
  emptyOutlineHint: '课程正在准备，过些日子再来看看。',
  failed: '课程没有加载出来',
  failedHint: '请检查网络后重试。',

  hidden: '课程已下架，你买过，可以接着学。',
  hiddenOwn: '课程没有公开，只有你和管理员看得到。',
  forProfession: (name: string) => `面向${name}`,
  recommended: '书院推荐',
  people: '人',
  learners: '已购买',
  rated: (count: number) => `${count}条评价`,
  score: (rating: string) => `${rating}分`,
  forEver: '永久',
  forEverHint: '买下后一直能看',
  days: (days: number) => `${days}天`,
  daysHint: '学习期限',

  chapters: (chapters: number, lessons: number) => `${chapters}章，${lessonWords['zh-CN'].count(lessons)}`,
  chapterSize: (lessons: number, minutes: number) =>
    minutes > 0
      ? `${lessonWords['zh-CN'].count(lessons)}，${minutes}分钟`
      : lessonWords['zh-CN'].count(lessons),
  locked: '需购买',
  trial: '试看',
  trialSeconds: (time: string) => `试看${time}`,
  studied: '已学完',
  download: '下载附件',
  onlyBuyer: '买课后下载',
  forEveryone: '登录就能下载',

  tryFirst: (title: string) => `先看：${title}`,
  tryFirstHint: '不用购买，现在就能看',
  go: { start: '开始学习', continue: '继续学习', review: '从头复习' },
  goOn: (title: string) => `下一课时：${title}`,
  teachersPage: '看看老师的主页',
};

const en: typeof zh = {
  parts: 'On this page',
  outcomes: 'What you can do afterwards',
  outcomesShort: 'Afterwards',
  outline: 'Outline',
  about: 'About this course',
  attachments: 'Files',
  teacher: 'Teacher',
  reviews: 'Reviews',
  comments: 'Comments',
  related: 'Go on with',
  emptyOutline: 'There is nothing in it yet',
  emptyOutlineHint: 'Its lessons are being prepared. Come back later.',
  failed: 'The course could not be loaded',
  failedHint: 'Check the network and try again.',

  hidden: 'The course is hidden by now. You have it and can go on.',
  hiddenOwn: 'The course is hidden: only you and the staff see it.',
  forProfession: (name) => `For ${name}`,
  recommended: 'Recommended',
  people: ' people',
  learners: 'bought it',
  rated: (count) => (count === 1 ? '1 review' : `${count} reviews`),
  score: (rating) => rating,
  forEver: 'For ever',
  forEverHint: 'once you have bought it',
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  daysHint: 'to study it',

  chapters: (chapters, lessons) => `${chapters} chapters, ${lessonWords.en.count(lessons)}`,
  chapterSize: (lessons, minutes) =>
    minutes > 0 ? `${lessonWords.en.count(lessons)}, ${minutes} min` : lessonWords.en.count(lessons),
  locked: 'For sale',
  trial: 'Try it',
  trialSeconds: (time) => `Try ${time}`,
  studied: 'Done',
  download: 'Download',
  onlyBuyer: 'For who has the course',
  forEveryone: 'Sign in to download',

  tryFirst: (title) => `Watch first: ${title}`,
  tryFirstHint: 'Open to everybody',
  go: { start: 'Start', continue: 'Go on', review: 'Review from the beginning' },
  goOn: (title) => `Next: ${title}`,
  teachersPage: 'To the teacher’s page',
};

/** The words of a course's page. */
export type DetailStrings = typeof zh;

export const detailStrings: Record<Locale, DetailStrings> = { 'zh-CN': zh, en };
