import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '发布前检查',
  complete: '可以发布了',
  missing: (count: number) => `发布前还差${count}项`,
  met: (label: string) => label,
  unmet: (label: string) => `还差：${label}`,
};

/** What is said of what something needs before it can appear. */
export const publishFieldStrings: Record<Locale, typeof zh> = {
  'zh-CN': zh,
  en: {
    title: 'Before it is published',
    complete: 'It can be published',
    missing: (count) => `${count} missing before it can be published`,
    met: (label) => label,
    unmet: (label) => `Missing: ${label}`,
  },
};
