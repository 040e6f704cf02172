import type { Locale } from '@shuyuan/widgets/host';

const zh = { all: '全部', category: '分类', under: '细分' };

const en: typeof zh = { all: 'All', category: 'Category', under: 'Subcategory' };

export const categoryChoicesStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
