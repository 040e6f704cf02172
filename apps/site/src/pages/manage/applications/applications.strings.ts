import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '申请',
  add: '新申请',
  addTitle: '新申请',
  editTitle: '处理申请',
  name: '姓名',
  mobile: '手机号',
  page: '来自',
  pages: { collaborate: '商务合作', recruit: '教师招募' },
  about: '内容',
  status: '状态',
  statuses: { new: '待处理', handled: '已处理' },
  remark: '备注',
  remarkHint: '只有管理人员看得到',
  sent: '提交于',
  handle: '标为',
  handled: (what: string, status: string) => `已把${what}标为“${status}”`,
  quoted: (name: string) => `${name}的申请`,
};

/** The words of the applications in the console. */
export type ManagedApplicationsStrings = typeof zh;

const en: ManagedApplicationsStrings = {
  title: 'Applications',
  add: 'New application',
  addTitle: 'New application',
  editTitle: 'Look after an application',
  name: 'Name',
  mobile: 'Mobile number',
  page: 'From',
  pages: { collaborate: 'Work with us', recruit: 'Teach with us' },
  about: 'Text',
  status: 'State',
  statuses: { new: 'New', handled: 'Handled' },
  remark: 'Remark',
  remarkHint: 'Seen in the console alone',
  sent: 'Sent',
  handle: 'Mark as',
  handled: (what, status) => `Marked ${what} as “${status}”`,
  quoted: (name) => `application of ${name}`,
};

export const managedApplicationsStrings: Record<Locale, ManagedApplicationsStrings> = { 'zh-CN': zh, en };
