import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  outline: '目录',
  studied: (done: number, all: number) => `学完${done}讲，共${all}讲`,
  current: '正在播放',
  isStudied: '学过了',
  locked: '未解锁',
  chapterless: '其他',
  kinds: { video: '', article: '文章', attachment: '资料', live: '直播', course: '课程' },
  besides: '课堂',
  comments: '评论',
  doubts: '问老师',
  notes: '笔记',
  transcript: '文稿',
  attachments: '附件',
  failed: '课堂没有加载出来',
  failedHint: '没能取到，请重试。',
  nothingToPlay: '这个专栏里没有可以播放的视频',
  nothingToPlayHint: '里面的课程和文章各有自己的页面。',
  toCombo: '看专栏介绍',
};

const en: typeof zh = {
  outline: 'Contents',
  studied: (done, all) => `${done} of ${all} done`,
  current: 'Playing',
  isStudied: 'Done',
  locked: 'Locked',
  chapterless: 'Others',
  kinds: { video: '', article: 'Article', attachment: 'File', live: 'Live', course: 'Course' },
  besides: 'Classroom',
  comments: 'Comments',
  doubts: 'Ask the teacher',
  notes: 'Notes',
  transcript: 'Transcript',
  attachments: 'Files',
  failed: 'The classroom could not be loaded',
  failedHint: 'It did not come. Try again.',
  nothingToPlay: 'There is no video in this column',
  nothingToPlayHint: 'Its courses and articles have pages of their own.',
  toCombo: 'About the column',
};

export const roomStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
