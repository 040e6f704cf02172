import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '教师',
  lead: '谁在这里教书，谁在这里写字。',
  results: '教师列表',
  pager: '教师分页',
  empty: '这里还没有教师',
  emptyHint: '老师们正在备课，先去读读文章吧。',
  emptyPageHint: '这一页没有教师，回到第一页看看。',
  showAll: '查看全部教师',
  toArticles: '去看看文章',
  failed: '教师没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  title: 'Teachers',
  lead: 'Who teaches here, and who writes.',
  results: 'Teachers',
  pager: 'Pages of teachers',
  empty: 'No teachers here yet',
  emptyHint: 'They are preparing their lessons. Read some articles meanwhile.',
  emptyPageHint: 'Nobody is on this page. Go back to the first one.',
  showAll: 'Show all teachers',
  toArticles: 'To the articles',
  failed: 'The teachers could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const listStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
