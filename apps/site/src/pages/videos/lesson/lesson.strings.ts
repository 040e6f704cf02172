import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  about: '视频介绍',
  transcript: '文稿',
  toRoom: '去课堂：评论和笔记',
  doubts: '问老师',
  inCourse: '所属课程',
  course: '所属课程',
  courseOf: '这节课出自',
  buyCourse: '购买课程',
  video: '单个视频',
  buyVideo: '购买本视频',
  bought: '已购买',
  failed: '视频没有加载出来',
  failedHint: '没能取到，请重试。',
};

const en: typeof zh = {
  about: 'About this video',
  transcript: 'Transcript',
  toRoom: 'To the classroom: comments and notes',
  doubts: 'Ask the teacher',
  inCourse: 'Part of',
  course: 'Its course',
  courseOf: 'A lesson of',
  buyCourse: 'Buy the course',
  video: 'This video',
  buyVideo: 'Buy this video',
  bought: 'Bought',
  failed: 'The video could not be loaded',
  failedHint: 'It did not come. Try again.',
};

export const lessonStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
