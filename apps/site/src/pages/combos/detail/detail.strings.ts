import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  hidden: '专栏已下架，你买过，可以接着学。',
  hiddenOwn: '专栏没有公开，只有你和管理员看得到。',

  about: '专栏介绍',
  contents: '目录',
  emptyContents: '目录还是空的',
  emptyContentsHint: '专栏正在准备，过些日子再来看看。',
  failed: '专栏没有加载出来',
  failedHint: '没能取到，请重试。',

  kinds: { course: '课程', video: '视频', article: '文章' },
  locked: '需购买',
  owned: '已拥有',
  trial: '免费',

  buyTitle: '整个专栏',
  buy: (count: number) => `购买专栏（共${count}项）`,
  included: (count: number) => `买下后，目录里的${count}项内容都打开，以后加进来的也是。`,
  ownedBefore: (count: number) => `其中${count}项你已经拥有。`,
  original: '原价',
  bought: '已购买',
  free: '本专栏免费',
  isOpen: '整个专栏已经对你开放。',
  until: (date: string) => `可以学到${date}`,
  progress: '学习进度',
  progressText: (percent: number) => `已学${percent}%`,
  itemProgress: (percent: number) => (percent === 100 ? '已学完' : `已学${percent}%`),
  go: { start: '开始学习', continue: '继续学习', review: '从头复习' },
  goOn: (title: string) => `下一项：${title}`,
  memberFree: '会员免费看',
  memberHint: '会员可以直接学完整个专栏。',
};

const en: typeof zh = {
  hidden: 'The column is hidden by now. You have it and can go on.',
  hiddenOwn: 'The column is hidden: only you and the staff see it.',

  about: 'About this column',
  contents: 'Contents',
  emptyContents: 'There is nothing in it yet',
  emptyContentsHint: 'It is being prepared. Come back later.',
  failed: 'The column could not be loaded',
  failedHint: 'It did not come. Try again.',

  kinds: { course: 'Course', video: 'Video', article: 'Article' },
  locked: 'For sale',
  owned: 'Yours',
  trial: 'Free',

  buyTitle: 'The whole column',
  buy: (count) => `Buy the column (${count} parts)`,
  included: (count) => `Opens all ${count} parts, and those that are added later.`,
  ownedBefore: (count) => `${count} of them are yours already.`,
  original: 'Was',
  bought: 'Bought',
  free: 'This column is free',
  isOpen: 'The whole column is open to you.',
  until: (date) => `Yours until ${date}`,
  progress: 'Progress',
  progressText: (percent) => `${percent}% done`,
  itemProgress: (percent) => (percent === 100 ? 'Done' : `${percent}% done`),
  go: { start: 'Start', continue: 'Go on', review: 'Review from the beginning' },
  goOn: (title) => `Next: ${title}`,
  memberFree: 'Free for members',
  memberHint: 'Members take the whole column.',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
