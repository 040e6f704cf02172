import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '公告',
  add: '新公告',
  addTitle: '新公告',
  editTitle: '编辑公告',
  name: '标题',
  content: '内容',
  created: '添加于',
  updated: '改动于',
  quoted: (title: string) => `公告“${title}”`,
};

/** The words of the announcements in the console. */
export type AnnouncementsStrings = typeof zh;

const en: AnnouncementsStrings = {
  title: 'Announcements',
  add: 'New announcement',
  addTitle: 'New announcement',
  editTitle: 'Edit an announcement',
  name: 'Title',
  content: 'Content',
  created: 'Added',
  updated: 'Changed',
  quoted: (title) => `announcement “${title}”`,
};

export const announcementsStrings: Record<Locale, AnnouncementsStrings> = { 'zh-CN': zh, en };
