import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  note: '笔记',
  mine: '我的笔记',
  home: '首页',
  failed: '笔记没有加载出来',
  failedHint: '请检查网络后重试。',
  edit: '编辑',
  onlyYou: '只有你能看到',
  isPublic: '已公开',
  edited: (date: string) => `修改于${date}`,
  about: (title: string, place: string) => (place ? `${title} · ${place}` : title),
  paragraph: (number: number) => `第${number}段`,
};

const en: typeof zh = {
  note: 'Note',
  mine: 'My notes',
  home: 'Home',
  failed: 'The note could not be loaded',
  failedHint: 'Check the network and try again.',
  edit: 'Edit',
  onlyYou: 'Only you see it',
  isPublic: 'Public',
  edited: (date) => `changed ${date}`,
  about: (title, place) => (place ? `${title} · ${place}` : title),
  paragraph: (number) => `paragraph ${number}`,
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
