import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '首页',
  teachers: '教师',
  noWords: '小小教书匠',
  courses: (count: number) => `${count}门课程`,
  articles: (count: number) => `${count}篇文章`,
};

const en: typeof zh = {
  home: 'Home',
  teachers: 'Teachers',
  noWords: 'Teaches here',
  courses: (count) => (count === 1 ? '1 course' : `${count} courses`),
  articles: (count) => (count === 1 ? '1 article' : `${count} articles`),
};

/** What is said of a teacher wherever they are shown. */
export const teacherWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
