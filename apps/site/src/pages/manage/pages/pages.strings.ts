import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '单页',
  add: '新单页',
  addTitle: '新单页',
  editTitle: '编辑单页',
  name: '标题',
  page: '页面',
  pages: {
    aboutUs: '关于我们',
    collaborate: '商务合作',
    recruit: '教师招募',
    user_protocol: '用户协议',
    user_private_protocol: '隐私政策',
  },
  further: '其它页面',
  address: '地址',
  exampleName: 'zhaosheng',
  addressHint: (example: string) => `页面在网站上的地址，例如${example}`,
  wrongAddress: '只能用小写字母、数字和连字符，以字母开头，最多40个字符',
  seeAgreement: '看现在的文本（没有写过时是内置的文本）',
  see: '在网站上看',
  content: '内容',
  isShown: '显示给访客',
  shownHint: '显示时，页脚里有它的链接。隐藏的协议使用内置的文本',
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  created: '添加于',
  updated: '改动于',
  quoted: (title: string) => `单页“${title}”`,
};

/** The words of the pages about the school in the console. */
export type ManagedPagesStrings = typeof zh;

const en: ManagedPagesStrings = {
  title: 'Pages',
  add: 'New page',
  addTitle: 'New page',
  editTitle: 'Edit a page',
  name: 'Title',
  page: 'Page',
  pages: {
    aboutUs: 'About us',
    collaborate: 'Work with us',
    recruit: 'Teach with us',
    user_protocol: 'Terms of use',
    user_private_protocol: 'Privacy policy',
  },
  further: 'Another page',
  address: 'Address',
  exampleName: 'admissions',
  addressHint: (example) => `Where the site shows it, such as ${example}`,
  wrongAddress: 'Small letters, digits and hyphens, a letter first, 40 characters at most',
  seeAgreement: 'See the present text (built in while none was written)',
  see: 'See it on the site',
  content: 'Content',
  isShown: 'Visitors see it',
  shownHint: 'While they do, the footer leads to it. A hidden agreement has its built-in text',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  created: 'Added',
  updated: 'Changed',
  quoted: (title) => `page “${title}”`,
};

export const managedPagesStrings: Record<Locale, ManagedPagesStrings> = { 'zh-CN': zh, en };
