import type { Locale } from '../../host/widget-host.ts';

const zh = {
  title: '写笔记',
  signedOut: '登录后写笔记',
  signedOutHint: '笔记只有你自己能看到，也可以公开。',
  signIn: '登录',
  loading: '正在加载笔记',
  failed: '笔记没有加载出来',
  failedHint: '没能取到，请重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  gone: '笔记不存在，或不是你写的',
  about: (title: string) => `写在《${title}》`,
  noteTitle: '标题',
  noteTitleHint: '可以不写，列表里会显示开头的几个字。',
  content: '内容',
  isPublic: '公开，让大家看到',
  save: '保存',
  cancel: '返回',
  restored: '这是上次没有保存的内容。',
  discard: '放弃它',
  saved: '笔记已保存',
  needWords: '还没有写内容',
  tooLong: (most: number) => `笔记最多${most}个字`,
  notSaved: '没有保存成功，写的内容已存在本机，请重试',
};

/** Every text of the editor of a note. Those with numbers or names are functions. */
export type NoteEditorStrings = typeof zh;

const en: NoteEditorStrings = {
  title: 'Write a note',
  signedOut: 'Sign in to write notes',
  signedOutHint: 'Only you see a note, until you publish it.',
  signIn: 'Sign in',
  loading: 'Loading the note',
  failed: 'The note did not load',
  failedHint: 'It did not come. Try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  gone: 'There is no such note, or it is not yours',
  about: (title) => `Written beside “${title}”`,
  noteTitle: 'Title',
  noteTitleHint: 'May stay empty: lists then show the first words.',
  content: 'Words',
  isPublic: 'Public: everybody can read it',
  save: 'Save',
  cancel: 'Back',
  restored: 'This is what was not saved the last time.',
  discard: 'Give it up',
  saved: 'The note is saved',
  needWords: 'Nothing is written yet',
  tooLong: (most) => `${most} characters at most`,
  notSaved: 'It was not saved. What you wrote lies on this device; try again',
};

export const noteEditorStrings: Record<Locale, NoteEditorStrings> = { 'zh-CN': zh, en };
