import type { Locale } from '../host/widget-host.ts';

const zh = {
  noteOn: (number: number) => `写第${number}段的笔记`,
  keys: '↑ ↓ 换段',
};

/** Every text of the mark beside a paragraph. */
export type ParagraphMarkStrings = typeof zh;

const en: ParagraphMarkStrings = {
  noteOn: (number) => `Write a note on paragraph ${number}`,
  keys: '↑ ↓ another paragraph',
};

export const paragraphMarkStrings: Record<Locale, ParagraphMarkStrings> = { 'zh-CN': zh, en };
