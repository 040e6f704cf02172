import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  placeholder: '搜索课程、文章、页面，或填写地址',
  pages: '页面',
  schoolPage: '单页',
  elsewhere: '站外网址',
  address: '站内地址',
  kinds: {
    course: '课程',
    article: '文章',
    video: '视频',
    combo: '专栏',
    anthology: '文集',
    paper: '试卷',
    teacher: '教师',
    announcement: '公告',
    topic: '话题',
  },
  useAddress: '填写的地址',
  nothing: '没有找到；也可以填写以 / 或 https:// 开头的地址',
  change: '更换',
  clear: '清除',
  loading: '正在读取标题',
  gone: '已不存在的内容',
  unreachable: '站内没有这个页面，或它的功能已关闭',
  bad: '请从列表里选一项，或填写以 / 或 https:// 开头的地址',
};

/** Texts of a field for a link. */
export type LinkFieldStrings = typeof zh;

const en: LinkFieldStrings = {
  placeholder: 'Search courses, articles, pages, or type an address',
  pages: 'Pages',
  schoolPage: 'Page',
  elsewhere: 'Another site',
  address: 'Address on this site',
  kinds: {
    course: 'Courses',
    article: 'Articles',
    video: 'Videos',
    combo: 'Columns',
    anthology: 'Anthologies',
    paper: 'Papers',
    teacher: 'Teachers',
    announcement: 'Announcements',
    topic: 'Topics',
  },
  useAddress: 'Typed address',
  nothing: 'Nothing found. An address that begins with / or https:// can be typed',
  change: 'Change',
  clear: 'Remove',
  loading: 'Loading the title',
  gone: 'No longer there',
  unreachable: 'The site has no such page, or its section is closed',
  bad: 'Pick one from the list, or type an address that begins with / or https://',
};

export const linkFieldStrings: Record<Locale, LinkFieldStrings> = { 'zh-CN': zh, en };
