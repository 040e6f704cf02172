import type { Locale } from '../host/widget-host.ts';

const zh = {
  /** Of the offer, as a screen reader names it. */
  offer: '上次的阅读位置',
  /** `place` in whole per cent. */
  readTo: (place: number) => `上次读到${place}%`,
  resume: '继续阅读',
  dismiss: '不用了，从这里读',
};

/** Every text of the offer to go on reading. `place` is whole per cent. */
export type ReadingPlaceStrings = typeof zh;

const en: ReadingPlaceStrings = {
  offer: 'Where you were last time',
  readTo: (place) => `You were at ${place}%`,
  resume: 'Read on',
  dismiss: 'No, read from here',
};

export const readingPlaceStrings: Record<Locale, ReadingPlaceStrings> = { 'zh-CN': zh, en };
