import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '在线考试',
  lead: '学到哪里，用一张试卷看清楚。',
  all: '全部',
  category: '分类',
  under: '细分',
  results: '试卷列表',
  pager: '试卷分页',
  take: '立即考试',
  goOn: '继续考试',
  empty: '这里还没有试卷',
  emptyHint: '换一个分类看看。',
  noneHint: '老师正在出题，先去读读文章吧。',
  showAll: '查看全部试卷',
  toArticles: '去看看文章',
  failed: '试卷没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  title: 'Exams',
  lead: 'See clearly how far you have come.',
  all: 'All',
  category: 'Category',
  under: 'Subcategory',
  results: 'Papers',
  pager: 'Pages of papers',
  take: 'Take it',
  goOn: 'Go on',
  empty: 'No papers here yet',
  emptyHint: 'Try another category.',
  noneHint: 'They are being written. Read some articles meanwhile.',
  showAll: 'Show all papers',
  toArticles: 'To the articles',
  failed: 'The papers could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const papersStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
