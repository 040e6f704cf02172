import type { Locale } from '../host/widget-host.ts';

const zh = {
  collect: '收藏',
  collected: '已收藏',
  /** What a press does when it is set aside; shown when a pointer rests on the button. */
  release: '取消收藏',
  notCollected: '没有收藏成功，请检查网络后重试',
  notReleased: '没有取消收藏，请检查网络后重试',
};

/** Every text of the button. */
export type FavoriteButtonStrings = typeof zh;

const en: FavoriteButtonStrings = {
  collect: 'Save',
  collected: 'Saved',
  release: 'Take it off the saved ones',
  notCollected: 'Not saved. Check the network and try again',
  notReleased: 'Still saved. Check the network and try again',
};

export const favoriteButtonStrings: Record<Locale, FavoriteButtonStrings> = { 'zh-CN': zh, en };
