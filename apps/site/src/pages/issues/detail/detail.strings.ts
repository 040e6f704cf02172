import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  failed: '话题没有加载出来',
  failedHint: '请检查网络后重试。',
  list: '话题',
};

/** Every text of a topic's page. */
type DetailStrings = typeof zh;

const en: DetailStrings = {
  failed: 'The topic could not be loaded',
  failedHint: 'Check the network and try again.',
  list: 'Topics',
};

export const detailStrings: Record<Locale, DetailStrings> = { 'zh-CN': zh, en };
