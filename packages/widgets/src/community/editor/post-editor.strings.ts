import type { Locale } from '../../host/widget-host.ts';

const zh = {
  title: '我要提问',
  signedOut: '登录后参与讨论',
  signedOutHint: '登录后可以提问和回答，写的内容会存在本机。',
  signIn: '登录',
  postTitle: '问题标题',
  titleHint: (most: number) => `请填写问题标题（不超过${most}个字）`,
  content: '问题内容',
  category: '问题分类',
  categoryHint: '请选择',
  bounty: '悬赏积分',
  credits: (count: number) => `积分余额：${count}积分`,
  similar: '这些问题也许已经有答案',
  answers: (count: number) => `${count}个回答`,
  restored: '这是上次没有发布的内容。',
  discard: '放弃它',
  send: '发布问题',
  cancel: '返回',
  needTitle: '请填写标题',
  needCategory: '请选择分类',
  needWords: '还没有写内容',
  tooLong: (most: number) => `内容最多${most}个字`,
  notSent: '没有发布成功，写的内容已存在本机，请重试',
};

/** Every text of the editor of a post. Those with numbers are functions. */
export type PostEditorStrings = typeof zh;

const en: PostEditorStrings = {
  title: 'Ask a question',
  signedOut: 'Sign in to take part',
  signedOutHint: 'Signed in you can ask and answer; what you write is kept on this device.',
  signIn: 'Sign in',
  postTitle: 'Title',
  titleHint: (most) => `${most} characters at most`,
  content: 'Question',
  category: 'Category',
  categoryHint: 'Choose one',
  bounty: 'Bounty in credits',
  credits: (count) => `You have ${count} credits`,
  similar: 'These may be answered already',
  answers: (count) => (count === 1 ? '1 answer' : `${count} answers`),
  restored: 'This is what was not published the last time.',
  discard: 'Give it up',
  send: 'Publish',
  cancel: 'Back',
  needTitle: 'Give it a title',
  needCategory: 'Choose a category',
  needWords: 'Nothing is written yet',
  tooLong: (most) => `${most} characters at most`,
  notSent: 'It was not published. What you wrote lies on this device; try again',
};

export const postEditorStrings: Record<Locale, PostEditorStrings> = { 'zh-CN': zh, en };
