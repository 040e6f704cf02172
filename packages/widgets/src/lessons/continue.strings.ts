import type { NextLesson } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { lessonWords } from './lesson-words.strings.ts';

const zhWords = lessonWords['zh-CN'];

/** By what the next lesson is to this person. */
const nextActions: Record<NextLesson['action'], string> = {
  start: '开始学习',
  continue: '继续学习',
  review: '复习',
};

const zh = {
  ofCourse: (course: string, number: number) => `${course}，${zhWords.number(number)}`,
  nextActions,
  /** The button that resumes a video at a second. */
  watchFrom: (moment: string) => `从${moment}接着看`,
  readFrom: (percent: number) => `从${percent}%接着读`,
  watchedTo: (moment: string) => `看到${moment}`,
  readTo: (percent: number) => `读到${percent}%`,
  remaining: (minutes: number) => `还剩约${minutes}分钟`,
  learned: zhWords.done,
  reviewed: '这门课已经学完，可以从头再学一遍。',
  lastVideo: '上次看的视频',
  lastArticle: '上次读的文章',
};

/** Texts of what a person resumes. */
export type ContinueStrings = typeof zh;

const enWords = lessonWords.en;

const en: ContinueStrings = {
  ofCourse: (course, number) => `${course}, ${enWords.number(number)}`,
  nextActions: { start: 'Start learning', continue: 'Go on learning', review: 'Review' },
  watchFrom: (moment) => `Go on watching at ${moment}`,
  readFrom: (percent) => `Go on reading at ${percent}%`,
  watchedTo: (moment) => `Stopped at ${moment}`,
  readTo: (percent) => `${percent}% read`,
  remaining: (minutes) => `About ${minutes} min left`,
  learned: enWords.done,
  reviewed: 'This course is finished. You can go through it again from the first lesson.',
  lastVideo: 'The video you watched last',
  lastArticle: 'The article you read last',
};

/** Words of 继续学习, by locale. */
export const continueStrings: Record<Locale, ContinueStrings> = { 'zh-CN': zh, en };
