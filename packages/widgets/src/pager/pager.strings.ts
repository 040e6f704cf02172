import type { Locale } from '../host/widget-host.ts';

export interface PagerStrings {
  nav: string;
  total: (count: string) => string;
  /** Where counting has stopped. */
  about: (count: string) => string;
  size: { before: string; label: string; rows: (size: number) => string };
  previous: string;
  next: string;
  page: (page: number) => string;
  ofPages: (pages: number) => string;
  gap: (from: number, to: number) => string;
  /** Around the field that takes a page, and in it where there is no room around. */
  jump: { before: string; after: string; label: string; placeholder: string };
  range: (pages: number) => string;
  arrived: (page: number, pages: number, first: number, last: number) => string;
  empty: string;
  failed: (page: number, stayedOn: number) => string;
  failedSize: (size: number, stayedAt: number) => string;
}

export const pagerStrings: Record<Locale, PagerStrings> = {
  'zh-CN': {
    nav: '分页',
    total: (count) => `共${count}条`,
    about: (count) => `约${count}条`,
    size: { before: '每页', label: '每页条数', rows: (size) => `${size}条` },
    previous: '上一页',
    next: '下一页',
    page: (page) => `第${page}页`,
    ofPages: (pages) => `/ ${pages}`,
    gap: (from, to) => `省略第${from}–${to}页`,
    jump: { before: '前往', after: '页', label: '前往第几页', placeholder: '页码' },
    range: (pages) => (pages === 1 ? '只有1页' : `请输入1–${pages}`),
    arrived: (page, pages, first, last) => `第${page}页，共${pages}页，第${first}–${last}条`,
    empty: '没有内容',
    failed: (page, stayedOn) => `第${page}页没能打开，仍在第${stayedOn}页，可以再试一次`,
    failedSize: (size, stayedAt) => `没能改为每页${size}条，仍是每页${stayedAt}条，可以再试一次`,
  },
  en: {
    nav: 'Pagination',
    total: (count) => `Total ${count}`,
    about: (count) => `About ${count}`,
    size: { before: 'Show', label: 'Rows per page', rows: (size) => `${size} rows` },
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    ofPages: (pages) => `/ ${pages}`,
    gap: (from, to) => `Pages ${from}–${to} left out`,
    jump: { before: 'Go to', after: '', label: 'Go to page', placeholder: 'Page' },
    range: (pages) => (pages === 1 ? 'There is only page 1' : `Enter 1–${pages}`),
    arrived: (page, pages, first, last) => `Page ${page} of ${pages}, rows ${first}–${last}`,
    empty: 'Nothing here',
    failed: (page, stayedOn) => `Page ${page} did not open. You are still on page ${stayedOn}; try again`,
    failedSize: (size, stayedAt) =>
      `Could not show ${size} rows per page. There are still ${stayedAt}; try again`,
  },
};
