import type { CourseCard } from '@shuyuan/api-client';
import type { Locale } from '@shuyuan/widgets/host';
import { lessonWords } from '@shuyuan/widgets/lessons';

type Levels = Record<CourseCard['level'], string>;

const levelsZh: Levels = { 1: '入门', 2: '初级', 3: '中级', 4: '高级' };
const levelsEn: Levels = { 1: 'Beginner', 2: 'Elementary', 3: 'Intermediate', 4: 'Advanced' };

const zh = {
  courses: '课程',
  home: '首页',
  levels: levelsZh,
  lessons: lessonWords['zh-CN'].count,
  minutes: (minutes: number) => `${minutes}分钟`,
  bought: (count: number) => `${count}人购买`,
  memberFree: '会员免费',
  free: '免费',
  soldOut: '已停售',
  trial: '可试看',
};

const en: typeof zh = {
  courses: 'Courses',
  home: 'Home',
  levels: levelsEn,
  lessons: lessonWords.en.count,
  minutes: (minutes) => `${minutes} min`,
  bought: (count) => `${count} bought it`,
  memberFree: 'Free for members',
  free: 'Free',
  soldOut: 'Not sold any more',
  trial: 'Try it',
};

/** What is said of a course wherever it is shown. */
export const courseWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
