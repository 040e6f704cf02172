import type { Locale } from '../../host/widget-host.ts';

const zh = {
  title: '全部回答',
  list: '回答',
  sort: '排序',
  sorts: { likes: '点赞最多', newest: '最新' },
  loading: '正在加载回答',
  failed: '回答没有加载出来',
  failedHint: '没能取到，请重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  pager: '回答分页',
  empty: '还没有回答',
  emptyHint: '知道答案的话，来写第一个。',
  arrived: (total: number) => `共${total}个回答`,
  gone: '用户已注销',
  accepted: '此回答已被题主采纳',
  held: '等待审核，只有你能看到',
  hidden: '已被隐藏，只有你能看到',
  edited: '修改过',
  accept: '采纳此回答',
  takeBack: '取消采纳',
  acceptAsk: '采纳这个回答吗？',
  acceptText: (bounty: number, name: string) =>
    bounty > 0 ? `${bounty}积分悬赏会归${name}。` : '问题会标为已解决。',
  moveText: (bounty: number, name: string) =>
    bounty > 0 ? `${bounty}积分悬赏会从原来被采纳的人转给${name}。` : '原来采纳的回答会被换下。',
  takeBackAsk: '取消采纳吗？',
  takeBackText: (bounty: number, name: string) =>
    bounty > 0 ? `${bounty}积分悬赏会从${name}收回到问题里，问题回到未解决。` : '问题会回到未解决。',
  no: '取消',
  yes: '确定',
  done: '已采纳',
  undone: '已取消采纳',
  notDone: '没有成功，请重试',
  removed: '你的回答已删除',
  removedWords: (words: string) => `你的回答已删除：${words}`,
  undoRemoval: '撤销',
  restored: '已撤销删除',
};

/** Every text of the solutions. Those with numbers or names are functions. */
export type SolutionsStrings = typeof zh;

const en: SolutionsStrings = {
  title: 'All answers',
  list: 'Answers',
  sort: 'Order',
  sorts: { likes: 'Most liked', newest: 'Newest' },
  loading: 'Loading the answers',
  failed: 'The answers did not load',
  failedHint: 'They did not come. Try again.',
  offlineHint: 'There is no network. They load by themselves when there is.',
  pager: 'Pages of answers',
  empty: 'No answers yet',
  emptyHint: 'If you know it, write the first one.',
  arrived: (total) => (total === 1 ? '1 answer' : `${total} answers`),
  gone: 'Account closed',
  accepted: 'Accepted by who asked',
  held: 'Waits for a moderator; only you see it',
  hidden: 'Hidden; only you see it',
  edited: 'edited',
  accept: 'Accept this answer',
  takeBack: 'Take the acceptance back',
  acceptAsk: 'Accept this answer?',
  acceptText: (bounty, name) =>
    bounty > 0 ? `${name} gets the bounty of ${bounty} credits.` : 'The question counts as solved.',
  moveText: (bounty, name) =>
    bounty > 0
      ? `The bounty of ${bounty} credits goes from who had it to ${name}.`
      : 'It takes the place of the answer that was accepted.',
  takeBackAsk: 'Take the acceptance back?',
  takeBackText: (bounty, name) =>
    bounty > 0
      ? `The bounty of ${bounty} credits goes from ${name} back to the question, which is open again.`
      : 'The question is open again.',
  no: 'Cancel',
  yes: 'Yes',
  done: 'Accepted',
  undone: 'No longer accepted',
  notDone: 'It was not done. Try again',
  removed: 'Your answer is deleted',
  removedWords: (words) => `Your answer is deleted: ${words}`,
  undoRemoval: 'Undo',
  restored: 'It is there again',
};

export const solutionsStrings: Record<Locale, SolutionsStrings> = { 'zh-CN': zh, en };
