import type { Locale } from '@shuyuan/widgets/host';

const zh = { scene: '场景', scenes: { all: '全部', free: '免费', popular: '热门' } };

const en: typeof zh = { scene: 'Show', scenes: { all: 'All', free: 'Free', popular: 'Popular' } };

export const sceneFiltersStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
