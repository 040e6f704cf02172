import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  outline: '课程目录',
  about: '课程详情',
  emptyOutline: '目录还是空的',
  emptyOutlineHint: '课程正在准备，过些日子再来看看。',
  bought: '课程已购买',
  failed: '课程没有加载出来',
  failedHint: '请检查网络后重试。',

  kinds: { video: '视频', article: '图文', attachment: '附件', live: '直播' },
  locked: '需购买',
  trial: '免费',

  buyTitle: '整门课程',
  included: (count: number) => `买下后，目录里的${count}节课都可以学，以后加进来的也是。`,
  buy: '购买课程',
  memberFree: '会员免费看',
  memberHint: '会员可以直接学完整门课程。',
  free: '本课程免费',
  owned: '整门课程已经对你开放。',
};

const en: typeof zh = {
  outline: 'Outline',
  about: 'About this course',
  emptyOutline: 'There is nothing in it yet',
  emptyOutlineHint: 'Its lessons are being prepared. Come back later.',
  bought: 'Bought',
  failed: 'The course could not be loaded',
  failedHint: 'Check the network and try again.',

  kinds: { video: 'Video', article: 'Article', attachment: 'File', live: 'Live' },
  locked: 'For sale',
  trial: 'Free',

  buyTitle: 'The whole course',
  included: (count) => `Opens all ${count} lessons of the outline, and those that are added later.`,
  buy: 'Buy the course',
  memberFree: 'Free for members',
  memberHint: 'Members take the whole course.',
  free: 'This course is free',
  owned: 'The whole course is open to you.',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
