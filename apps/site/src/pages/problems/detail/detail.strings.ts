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
  /** At one's own, which one does not like. */
  likes: (count: string) => `${count}人点赞`,
  /** Before a problem with a bounty is deleted. */
  removeBounty: (bounty: number) =>
    `删除后别人看不到它，${bounty}积分悬赏退回给你。你可以马上撤销，悬赏会再次扣除。`,
  removePaid: '删除后别人看不到它。悬赏已经给了被采纳的回答，不会退回。你可以马上撤销。',
  /** Before an accepted solution is deleted. */
  removeAccepted: (bounty: number) =>
    bounty > 0
      ? `这个回答已被采纳。删除后${bounty}积分悬赏退回问题，问题回到未解决；撤销删除后也不再是被采纳的回答。`
      : '这个回答已被采纳。删除后问题回到未解决；撤销删除后也不再是被采纳的回答。',
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
  likes: (count) => (count === '1' ? '1 like' : `${count} likes`),
  removeBounty: (bounty) =>
    `Others no longer see it, and the bounty of ${bounty} credits comes back to you. You can undo this at once; the bounty is taken again.`,
  removePaid:
    'Others no longer see it. The bounty has gone to the accepted answer and does not come back. You can undo this at once.',
  removeAccepted: (bounty) =>
    bounty > 0
      ? `This answer is accepted. Deleted, the bounty of ${bounty} credits goes back to the question, which is open again; undone, it is not accepted again.`
      : 'This answer is accepted. Deleted, the question is open again; undone, it is not accepted again.',
  answer: {
    title: 'Write an answer',
    content: 'Your answer',
    send: 'Publish the answer',
    notSent: 'It was not published. What you wrote lies on this device; try again',
  },
  change: { title: 'Change the answer', content: 'Your answer', send: 'Save' },
};

export const detailStrings: Record<Locale, DetailStrings> = { 'zh-CN': zh, en };
