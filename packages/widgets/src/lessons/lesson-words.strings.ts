import type { CourseLesson } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';

type Kinds = Record<CourseLesson['kind'], string>;

const kindsZh: Kinds = {
  video: '视频',
  text: '图文',
  article: '文章',
  exam: '测验',
  homework: '作业',
  attachment: '附件',
  live: '直播',
};

const zh = {
  /** Number of lessons of a course or a chapter. Files and live lessons do not count. */
  count: (count: number) => `${count}课时`,
  total: (count: number) => `共${count}课时`,
  done: (done: number, total: number) => `已学完${done}课时，共${total}课时`,
  /** Position of a lesson in its course, from 1. */
  number: (number: number) => `第${number}课时`,
  percent: (percent: number) => `已学${percent}%`,
  /** Beside a count of a course that has files or live lessons. */
  uncounted: '附件和直播不计入课时',
  kinds: kindsZh,
};

/** Words for lessons, their number and how many are finished. */
export type LessonWords = typeof zh;

const counted = (count: number) => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

const en: LessonWords = {
  count: counted,
  total: counted,
  done: (done, total) => `${done} of ${counted(total)} finished`,
  number: (number) => `lesson ${number}`,
  percent: (percent) => `${percent}% done`,
  uncounted: 'Files and live lessons are not counted',
  kinds: {
    video: 'Video',
    text: 'Text',
    article: 'Article',
    exam: 'Test',
    homework: 'Homework',
    attachment: 'File',
    live: 'Live',
  },
};

/** Words of lessons and of how many there are, by locale. */
export const lessonWords: Record<Locale, LessonWords> = { 'zh-CN': zh, en };
