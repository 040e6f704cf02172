import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '首页',
  videos: '视频',
  free: '免费',
  trial: '可试看',
  bought: (count: number) => `${count}人购买`,
  watched: (count: number) => `${count}次播放`,
};

const en: typeof zh = {
  home: 'Home',
  videos: 'Videos',
  free: 'Free',
  trial: 'With a trial',
  bought: (count) => `${count} bought it`,
  watched: (count) => (count === 1 ? '1 view' : `${count} views`),
};

/** What is said of a video wherever it is shown. */
export const videoWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
