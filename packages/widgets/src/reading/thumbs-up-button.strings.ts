import type { Locale } from '../host/widget-host.ts';

const zh = {
  like: (count: string) => `点赞 ${count}`,
  liked: (count: string) => `已点赞 ${count}`,
  none: '点赞',
  takeBack: '取消点赞',
  notTaken: '没有成功，请重试',
};

/** Every text of the button. The count comes as text, already shortened. */
export type ThumbsUpButtonStrings = typeof zh;

const en: ThumbsUpButtonStrings = {
  like: (count) => `Like ${count}`,
  liked: (count) => `Liked ${count}`,
  none: 'Like',
  takeBack: 'Take it back',
  notTaken: 'That did not work. Try again',
};

export const thumbsUpButtonStrings: Record<Locale, ThumbsUpButtonStrings> = { 'zh-CN': zh, en };
