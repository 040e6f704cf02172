import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '编辑',
  addTitle: '新建',
  loading: '正在加载',
  failed: '内容没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',

  save: '保存',
  add: '添加',
  cancel: '取消',
  unchanged: '没有改动',
  kept: '有改动，草稿留在这台设备上，还没有保存',
  picturesComing: '图片还在上传，传完再保存',
  restored: '上次没保存的草稿已恢复',
  discardDraft: '丢弃草稿',
  added: (title: string) => `已添加${title}`,
  saved: (title: string) => `已保存${title}`,
  notSaved: '没有保存成功，请检查网络后重试。草稿还在。',
  schemaFailed: '表单没有加载完整，请检查网络后再保存',
  problems: (count: number) => `有${count}处需要改`,

  required: '这里要填写',
  tooLong: (over: number) => `太长了，请减少${over}个字`,
  tooShort: (least: number) => `至少要${least}个字`,
  tooMany: (most: number) => `最多${most}项`,
  tooSmall: (least: number) => `不能小于${least}`,
  tooBig: (most: number) => `不能大于${most}`,
  notANumber: '请填写数字',
  notWhole: '请填写整数',
  invalid: '这里填得不对',

  conflictTitle: '别人刚刚改过',
  conflictText: '你打开之后，有人保存了新的内容。可以用你的改动覆盖，也可以换成最新的内容重新改。',
  overwrite: '用我的覆盖',
  takeTheirs: '换成最新的',
  leaveTitle: '还有没保存的改动',
  leaveText: '放弃后，这些改动不会留下。',
  stay: '继续编辑',
  leave: '放弃改动',

  signedOut: '登录后编辑',
  signedOutHint: '管理后台只给有权限的账号。',
  signIn: '登录',
};

/** The words of a form of the console. */
export type ResourceFormStrings = typeof zh;

const en: ResourceFormStrings = {
  title: 'Edit',
  addTitle: 'New',
  loading: 'Loading',
  failed: 'This did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',

  save: 'Save',
  add: 'Add',
  cancel: 'Cancel',
  unchanged: 'No changes',
  kept: 'Changed; the draft is kept on this device and not saved yet',
  picturesComing: 'Pictures are being uploaded. Save when they are there',
  restored: 'The draft that was not saved is back',
  discardDraft: 'Discard draft',
  added: (title) => `Added ${title}`,
  saved: (title) => `Saved ${title}`,
  notSaved: 'Not saved. Check the network and try again. The draft is still here.',
  schemaFailed: 'The form did not load completely. Check the network, then save again',
  problems: (count) => `${count} to be put right`,

  required: 'This is needed',
  tooLong: (over) => `Too long by ${over} character${over === 1 ? '' : 's'}`,
  tooShort: (least) => `At least ${least} characters`,
  tooMany: (most) => `At most ${most}`,
  tooSmall: (least) => `Not below ${least}`,
  tooBig: (most) => `Not above ${most}`,
  notANumber: 'A number is needed',
  notWhole: 'A whole number is needed',
  invalid: 'This is not right',

  conflictTitle: 'Somebody else has changed this',
  conflictText:
    'It was saved after you opened it. Put yours in its place, or begin again with what is there now.',
  overwrite: 'Put mine in its place',
  takeTheirs: 'Take what is there',
  leaveTitle: 'There are changes that are not saved',
  leaveText: 'If you leave, they are not kept.',
  stay: 'Go on editing',
  leave: 'Leave them',

  signedOut: 'Sign in to edit',
  signedOutHint: 'The console is for accounts with permissions.',
  signIn: 'Sign in',
};

export const resourceFormStrings: Record<Locale, ResourceFormStrings> = { 'zh-CN': zh, en };
