import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  motto: '读书，问学，相与切磋',
  lead: '一处安静读书、彼此砥砺的地方。',
  sliders: '推荐',
  previous: '上一幅',
  next: '下一幅',
  announcement: '公告',
  more: '查看全部',
  empty: '这里还没有内容',
  emptyHint: '内容正在准备，过些日子再来看看。',
  failed: '首页没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  motto: 'Read, ask, and learn together',
  lead: 'A quiet place to read and to sharpen one another.',
  sliders: 'Featured',
  previous: 'Previous',
  next: 'Next',
  announcement: 'Announcement',
  more: 'See all',
  empty: 'Nothing here yet',
  emptyHint: 'We are preparing it. Come back in a while.',
  failed: 'The home page could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const homeStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
