import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '轮播图',
  add: '新轮播图',
  addTitle: '新轮播图',
  editTitle: '编辑轮播图',
  name: '标题',
  picture: '图片',
  pictureHint: '宽高比3:1，建议1200 × 400。',
  about: '说明',
  aboutHint: '读屏的人听到它，图片没出来时也看到它。',
  url: '点开去哪里',
  starts: '开始显示',
  ends: '结束显示',
  timeHint: '留空为不限。按北京时间。',
  isShown: '显示在首页',
  statuses: { shown: '显示中', hidden: '已隐藏', coming: '未开始', over: '已结束' },
  updated: '改动于',
  state: '状态',
  shown: '显示',
  hidden: '隐藏',
  quoted: (name: string) => `轮播图“${name}”`,
};

/** The words of the slides of home in the console. */
export type ManagedSlidesStrings = typeof zh;

const en: ManagedSlidesStrings = {
  title: 'Slides',
  add: 'New slide',
  addTitle: 'New slide',
  editTitle: 'Edit a slide',
  name: 'Title',
  picture: 'Picture',
  pictureHint: 'Three times as wide as high, best 1200 × 400.',
  about: 'Description',
  aboutHint: 'Heard by who listens, seen where the picture does not come.',
  url: 'Leads to',
  starts: 'Shown from',
  ends: 'Shown until',
  timeHint: 'Empty for no limit. By Beijing time.',
  isShown: 'Shown on the home page',
  statuses: { shown: 'Shown', hidden: 'Hidden', coming: 'To come', over: 'Over' },
  updated: 'Changed',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  quoted: (name) => `slide “${name}”`,
};

export const managedSlidesStrings: Record<Locale, ManagedSlidesStrings> = { 'zh-CN': zh, en };
