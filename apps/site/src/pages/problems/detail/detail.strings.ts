import type { PostEditorStrings } from '@shuyuan/widgets/community';
import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  failed: '问题没有加载出来',
  failedHint: '请检查网络后重试。',
  list: '问答',
  edited: (day: string) => `${day}修改过`,
  merged: '这个问题已并入另一个问题',
  toMerged: '去看那个问题',
  comments: '评论',
  commentsOf: (count: number) => `评论（${count}）`,
  hideComments: '收起评论',
  answer: {
    title: '写回答',
    content: '你的回答',
    send: '发布回答',
    notSent: '没有发布成功，写的内容已存在本机，请重试',
  } as Partial<PostEditorStrings>,
  change: { title: '修改回答', content: '你的回答', send: '保存修改' } as Partial<PostEditorStrings>,
};

/** Every text of a problem's page. */
type DetailStrings = typeof zh;

const en: DetailStrings = {
  failed: 'The question could not be loaded',
  failedHint: 'Check the network and try again.',
  list: 'Questions and answers',
  edited: (day) => `changed on ${day}`,
  merged: 'This question says the same as another one',
  toMerged: 'To that question',
  comments: 'Comments',
  commentsOf: (count) => `Comments (${count})`,
  hideComments: 'Hide the comments',
  answer: {
    title: 'Write an answer',
    content: 'Your answer',
    send: 'Publish the answer',
    notSent: 'It was not published. What you wrote lies on this device; try again',
  },
  change: { title: 'Change the answer', content: 'Your answer', send: 'Save' },
};

export const detailStrings: Record<Locale, DetailStrings> = { 'zh-CN': zh, en };
