import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  leave: '放弃没有保存的修改？',
  leaveText: '离开这一页，刚才改的标题、简介或分类就没有了。',
  lose: '放弃并离开',
  stay: '继续编辑',
};

const en: typeof zh = {
  leave: 'Discard your changes?',
  leaveText: 'If you leave this page, the title, description or category you have changed is lost.',
  lose: 'Discard and leave',
  stay: 'Keep editing',
};

export const libraryStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
