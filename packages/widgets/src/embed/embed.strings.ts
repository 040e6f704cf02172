import type { Locale } from '../host/widget-host.ts';

export interface EmbedStrings {
  /** Instead of a widget that broke. */
  broken: string;
  again: string;
}

export const embedStrings: Record<Locale, EmbedStrings> = {
  'zh-CN': { broken: '这一部分没有显示出来', again: '重新加载' },
  en: { broken: 'This part could not be shown', again: 'Load again' },
};
