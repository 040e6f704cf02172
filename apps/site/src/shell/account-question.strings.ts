import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '这个链接属于另一个账号',
  current: '你现在登录的账号',
  linked: '链接里的账号',
  account: (name: string, id: string) => `${name}（${id}）`,
  advice: '换过去之后，这个浏览器里的所有页面都会以链接里的账号登录。如果链接是别人发给你的，请不要换。',
  stay: '保持现在的账号',
  goOver: '换成链接里的账号',
};

export type AccountQuestionStrings = typeof zh;

const en: AccountQuestionStrings = {
  title: 'This link belongs to another account',
  current: 'You are signed in as',
  linked: 'The link signs in as',
  account: (name, id) => `${name} (${id})`,
  advice:
    'If you change, every page in this browser will be signed in with the account of the link. Do not change if somebody else sent you the link.',
  stay: 'Stay signed in as I am',
  goOver: 'Change to the account of the link',
};

export const accountQuestionStrings: Record<Locale, AccountQuestionStrings> = { 'zh-CN': zh, en };
