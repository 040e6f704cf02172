import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  courses: '课程',
  articles: '文章',
  combos: '专栏',
  videos: '视频',
  learners: '人次学过',
  newestCourses: (shown: number, all: number) => `共${all}门，这里是最新的${shown}门。`,
  newestArticles: (shown: number, all: number) => `共${all}篇，这里是最新的${shown}篇。`,
  failed: '教师没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  courses: 'Courses',
  articles: 'Articles',
  combos: 'Columns',
  videos: 'Videos',
  learners: 'learners',
  newestCourses: (shown, all) => `The newest ${shown} of ${all}.`,
  newestArticles: (shown, all) => `The newest ${shown} of ${all}.`,
  failed: 'The teacher could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
