import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '文稿',
  language: '文稿语言',
  search: '在文稿里找',
  /** So many lines have the words. */
  found: (count: number) => (count === 0 ? '没有找到' : `${count}处`),
  follow: '回到正在讲的地方',
  followed: '文稿跟着播放',
  lines: '文稿的每一句，点击跳到那里',
  at: (time: string) => `跳到${time}`,
  empty: '这段视频还没有文稿',
  emptyHint: '老师上传字幕后，这里会显示全文。',
};

/** Every text of the transcript. */
export type TranscriptStrings = typeof zh;

const en: TranscriptStrings = {
  title: 'Transcript',
  language: 'Language of the transcript',
  search: 'Find in the transcript',
  found: (count) => (count === 0 ? 'Nothing found' : `${count} found`),
  follow: 'Back to what is said now',
  followed: 'The transcript follows',
  lines: 'Every line of it; a press goes there',
  at: (time) => `Go to ${time}`,
  empty: 'There is no transcript yet',
  emptyHint: 'It is here as soon as a teacher has added captions.',
};

export const transcriptStrings: Record<Locale, TranscriptStrings> = { 'zh-CN': zh, en };
