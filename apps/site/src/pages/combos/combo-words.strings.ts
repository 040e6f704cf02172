import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '首页',
  combos: '专栏',
  free: '免费',
  items: (count: number) => `${count}项内容`,
  minutes: (minutes: number) => `${minutes}分钟`,
  bought: (count: number) => `${count}人购买`,
  original: '原价',
};

const en: typeof zh = {
  home: 'Home',
  combos: 'Columns',
  free: 'Free',
  items: (count) => (count === 1 ? '1 part' : `${count} parts`),
  minutes: (minutes) => `${minutes} min`,
  bought: (count) => `${count} bought it`,
  original: 'Was',
};

/** What is said of a column wherever it is shown. */
export const comboWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
