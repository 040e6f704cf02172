import type { Locale } from '@shuyuan/widgets/host';
import { dealsStrings, type DealsStrings } from './deals.strings.ts';

const zh = {
  title: '秒杀',
  add: '新秒杀',
  addTitle: '新秒杀',
  editTitle: '编辑秒杀',
  num: '件数',
  pieces: '件',
  sold: '已售',
  soldOf: (sold: number, num: number) => `${sold} / ${num}`,
};

/** The words of flash sales in the console. */
export type FlashSalesStrings = typeof zh & DealsStrings;

const en: typeof zh = {
  title: 'Flash sales',
  add: 'New flash sale',
  addTitle: 'New flash sale',
  editTitle: 'Edit a flash sale',
  num: 'Pieces',
  pieces: 'pieces',
  sold: 'Sold',
  soldOf: (sold, num) => `${sold} / ${num}`,
};

export const flashSalesStrings: Record<Locale, FlashSalesStrings> = {
  'zh-CN': { ...dealsStrings['zh-CN'], ...zh },
  en: { ...dealsStrings.en, ...en },
};
