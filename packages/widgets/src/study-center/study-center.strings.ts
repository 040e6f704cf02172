import type { StudyTab } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import type { Reading } from './study-center.store.ts';

/** Words on both sides of a time: `3小时前读过`, `购买于2026-02-01`. */
export interface AroundTime {
  before: string;
  after: string;
}

export interface EmptyWords {
  title: string;
  hint: string;
}

const tabNames: Record<StudyTab, string> = { learning: '在学', subscribed: '订阅', collected: '收藏' };

const when: Record<StudyTab, AroundTime> = {
  learning: { before: '', after: '读过' },
  subscribed: { before: '购买于', after: '' },
  collected: { before: '收藏于', after: '' },
};

const empty: Record<StudyTab, EmptyWords> = {
  learning: {
    title: '还没有在学的文章',
    hint: '读过的文章都在这里，下次从读到的地方接着读。',
  },
  subscribed: { title: '还没有购买过文章', hint: '买下的文章都在这里，随时可以再读。' },
  collected: { title: '还没有收藏的文章', hint: '遇到想再读的文章就收藏起来，以后在这里找。' },
};

/** Those who listen hear the article's title after them. */
const actions: Record<Reading, string> = { new: '开始阅读', begun: '继续阅读', done: '再读一遍' };

const zh = {
  title: '学习中心',
  tabs: '学习内容',
  tabNames,
  list: '文章列表',
  loading: '正在加载文章',
  failed: '文章没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  empty,
  browse: '去看看文章',
  pager: '学习中心分页',
  arrived: (tab: string, total: number, page: number) =>
    `${tab}，共${total}篇${page > 1 ? `，第${page}页` : ''}`,
  arrivedEmpty: (tab: string, words: string) => `${tab}，${words}`,

  minutes: (count: number) => `约${count}分钟`,
  when,
  notBegun: '还没开始读',
  progress: (percent: number) => `已读${percent}%`,
  finished: '已读完',
  actions,
  bought: '已购买',
  freeForMembers: '会员免费',

  putBack: '取消收藏',
  putBackOf: (title: string) => `取消收藏：${title}`,
  undo: '撤销',
  undoOf: (title: string) => `撤销取消收藏：${title}`,
  isPutBack: '已取消收藏',
  hasPutBack: (title: string) => `已取消收藏：${title}`,
  hasUndone: (title: string) => `已重新收藏：${title}`,
  notPutBack: '没能取消收藏，请检查网络后重试',
  notUndone: '没能重新收藏，请检查网络后重试',

  signedOut: '登录后继续学习',
  signedOutHint: '在学、购买和收藏的文章都在这里。',
  signIn: '登录',
};

/** Every text of the study center. Those with numbers or times are functions. */
export type StudyCenterStrings = typeof zh;

const en: StudyCenterStrings = {
  title: 'Study center',
  tabs: 'What you study',
  tabNames: { learning: 'Reading', subscribed: 'Bought', collected: 'Saved' },
  list: 'Articles',
  loading: 'Loading articles',
  failed: 'The articles did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. They load by themselves when there is.',
  empty: {
    learning: {
      title: 'You are not reading anything yet',
      hint: 'What you have read stays here, and you go on where you were.',
    },
    subscribed: {
      title: 'You have not bought an article yet',
      hint: 'What you buy is here to be read again.',
    },
    collected: {
      title: 'You have not saved an article yet',
      hint: 'Save what you want to read again, and find it here.',
    },
  },
  browse: 'Find something to read',
  pager: 'Pages of the study center',
  arrived: (tab, total, page) =>
    `${tab}, ${total} article${total === 1 ? '' : 's'}${page > 1 ? `, page ${page}` : ''}`,
  arrivedEmpty: (tab, words) => `${tab}. ${words}`,

  minutes: (count) => `${count} min read`,
  when: {
    learning: { before: 'Read ', after: '' },
    subscribed: { before: 'Bought ', after: '' },
    collected: { before: 'Saved ', after: '' },
  },
  notBegun: 'Not begun',
  progress: (percent) => `${percent}% read`,
  finished: 'Finished',
  actions: { new: 'Start reading', begun: 'Go on reading', done: 'Read again' },
  bought: 'Bought',
  freeForMembers: 'Free for members',

  putBack: 'Unsave',
  putBackOf: (title) => `Unsave: ${title}`,
  undo: 'Undo',
  undoOf: (title) => `Undo: ${title}`,
  isPutBack: 'No longer saved',
  hasPutBack: (title) => `No longer saved: ${title}`,
  hasUndone: (title) => `Saved again: ${title}`,
  notPutBack: 'It is still saved. Check the network and try again',
  notUndone: 'It was not saved again. Check the network and try again',

  signedOut: 'Sign in to go on studying',
  signedOutHint: 'The articles that you read, buy and save are here.',
  signIn: 'Sign in',
};

export const studyCenterStrings: Record<Locale, StudyCenterStrings> = { 'zh-CN': zh, en };
