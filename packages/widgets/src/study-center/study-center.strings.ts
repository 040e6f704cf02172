import type { ResourceType } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { continueStrings } from '../lessons/continue.strings.ts';
import { lessonWords } from '../lessons/lesson-words.strings.ts';
import type { CenterTab, Reading } from './study-center.store.ts';

/** Words on both sides of a time: `3小时前读过`, `购买于2026-02-01`. */
export interface AroundTime {
  before: string;
  after: string;
}

export interface EmptyWords {
  title: string;
  hint: string;
}

/** How one type is spoken of. */
export interface TypeWords {
  name: string;
  /** How much there is of it. */
  extent: (count: number) => string;
  /** When it was studied last. */
  studied: AroundTime;
  notBegun: string;
  progress: (percent: number) => string;
  finished: string;
  /** Those who listen hear the title after them. */
  actions: Record<Reading, string>;
}

const tabNames: Record<CenterTab, string> = {
  learning: '在学',
  subscribed: '订阅',
  collected: '收藏',
  history: '历史',
};

const empty: Record<CenterTab, EmptyWords> = {
  learning: {
    title: '还没有在学的内容',
    hint: '学过的内容都在这里，下次从学到的地方接着学。',
  },
  subscribed: { title: '还没有购买过内容', hint: '买下的内容都在这里，随时可以再学。' },
  collected: { title: '还没有收藏的内容', hint: '遇到想再看的内容就收藏起来，以后在这里找。' },
  history: { title: '还没有学习记录', hint: '看过的视频、读过的文章都按天记在这里。' },
};

const reading = {
  studied: { before: '', after: '读过' },
  notBegun: '还没开始读',
  progress: (percent: number) => `已读${percent}%`,
  finished: '已读完',
  actions: { new: '开始阅读', begun: '继续阅读', done: '再读一遍' },
};

const learning = {
  studied: { before: '', after: '学过' },
  notBegun: '还没开始学',
  progress: (percent: number) => `已学${percent}%`,
  finished: '已学完',
  actions: { new: '开始学习', begun: '继续学习', done: '再学一遍' },
};

const types: Record<ResourceType, TypeWords> = {
  article: { ...reading, name: '文章', extent: (minutes) => `约${minutes}分钟` },
  course: { ...learning, name: '课程', extent: lessonWords['zh-CN'].total },
  video: {
    name: '视频',
    extent: (minutes) => `约${minutes}分钟`,
    studied: { before: '', after: '看过' },
    notBegun: '还没开始看',
    progress: (percent) => `已看${percent}%`,
    finished: '已看完',
    actions: { new: '开始观看', begun: '继续观看', done: '再看一遍' },
  },
  combo: { ...learning, name: '专栏', extent: (parts) => `共${parts}项` },
  anthology: { ...reading, name: '文集', extent: (articles) => `共${articles}篇` },
  paper: {
    name: '试卷',
    extent: (minutes) => `限时${minutes}分钟`,
    studied: { before: '', after: '答过' },
    notBegun: '还没开始答',
    progress: () => '还没交卷',
    finished: '已交卷',
    actions: { new: '去答卷', begun: '继续答卷', done: '查看试卷' },
  },
};

const noneOf: Record<ResourceType, string> = {
  article: '这里还没有文章',
  course: '这里还没有课程',
  anthology: '这里还没有文集',
  video: '这里还没有视频',
  combo: '这里还没有专栏',
  paper: '这里还没有试卷',
};

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

const zh = {
  title: '学习中心',
  next: '接着学',
  ...continueStrings['zh-CN'],
  todayLoading: '正在加载学习进度',
  todayFailed: '学习进度没有加载出来',
  retryToday: '重试',
  streak: '连续学习',
  days: (count: number) => `${count}天`,
  longest: (count: number) => `最长连续${count}天`,
  noStreak: '今天学一点，就从第一天算起。',
  notToday: '今天还没学，学一点就接上了。',
  week: '本周学习时间',
  weekTotal: (minutes: number) => `本周共${minutes}分钟`,
  weekday: (day: number) => `周${weekdays[day] ?? ''}`,
  weekdayShort: (day: number) => weekdays[day] ?? '',
  today: '今天',
  minutes: (count: number) => `${count}分钟`,
  minutesShort: (count: number) => `${count}分`,
  notYet: '还没到',
  none: '没有学',
  year: (days: number) => `这一年，学了${days}天`,
  yearMap: '近20周的学习热力图',
  /** Of the squares: none, and four levels. */
  less: '少',
  more: '多',
  progressOf: '学习进度',
  progressOfCourse: (title: string) => `学习进度：${title}`,
  lessonsLoading: '正在加载课时',
  lessonsFailed: '课时没有加载出来',
  lessonsFailedHint: '请检查网络后重试。',
  noLessons: '这门课还没有课时',
  lessonDone: '已学完',
  lessonNotBegun: '未开始',
  lessonBegun: (percent: number) => `未学完，已学${percent}%`,
  watched: (moment: string, of: string) => `看了${moment}，共${of}`,
  closed: (words: string) => `未开通，${words}`,
  close: '关闭',
  historyDay: { today: '今天', yesterday: '昨天' },
  at: (time: string) => `${time}学过`,
  stoppedAt: (moment: string) => `看到${moment}`,
  forget: '移出历史',
  forgetOf: (title: string) => `移出历史：${title}`,
  hasForgotten: (title: string) => `已移出历史：${title}`,
  notForgotten: '没能移出历史，请检查网络后重试',
  historyPager: '学习历史分页',
  tabs: '学习内容',
  tabNames,
  type: '类型',
  /** `count`: of all types together. */
  allTypes: (count: number) => `全部类型（${count}）`,
  ofType: (name: string, count: number) => `${name}（${count}）`,
  types,
  list: '内容列表',
  loading: '正在加载内容',
  failed: '内容没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  empty,
  /** Where one type alone is asked for. */
  noneOf,
  browse: '去看看文章',
  pager: '学习中心分页',
  arrived: (tab: string, total: number, page: number) =>
    `${tab}，共${total}项${page > 1 ? `，第${page}页` : ''}`,
  arrivedEmpty: (tab: string, words: string) => `${tab}，${words}`,

  bought: '已购买',
  boughtAt: { before: '购买于', after: '' } as AroundTime,
  keptAt: { before: '收藏于', after: '' } as AroundTime,
  freeForMembers: '会员免费',
  /** In place of the title of what nobody can open any more. */
  gone: '内容已下架',
  /** Beside what is not published any more, and still opens to who has it. */
  hidden: '已下架，你仍可以学',

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
  signedOutHint: '在学、购买和收藏的内容都在这里。',
  signIn: '登录',
};

/** Every text of the study center. Those with numbers or times are functions. */
export type StudyCenterStrings = typeof zh;

const learningEn = {
  studied: { before: 'Studied ', after: '' },
  notBegun: 'Not begun',
  progress: (percent: number) => `${percent}% studied`,
  finished: 'Finished',
  actions: { new: 'Start learning', begun: 'Go on learning', done: 'Study again' },
};

const readingEn = {
  studied: { before: 'Read ', after: '' },
  notBegun: 'Not begun',
  progress: (percent: number) => `${percent}% read`,
  finished: 'Finished',
  actions: { new: 'Start reading', begun: 'Go on reading', done: 'Read again' },
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const weekdaysEn = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const en: StudyCenterStrings = {
  title: 'Study center',
  next: 'Next',
  ...continueStrings.en,
  todayLoading: 'Loading your progress',
  todayFailed: 'Your progress did not load',
  retryToday: 'Try again',
  streak: 'Days in a row',
  days: (count) => counted(count, 'day'),
  longest: (count) => `Longest: ${counted(count, 'day')}`,
  noStreak: 'Study a little today and begin a row.',
  notToday: 'Nothing yet today. A little keeps the row going.',
  week: 'Study time this week',
  weekTotal: (minutes) => `${minutes} min this week`,
  weekday: (day) => weekdaysEn[day] ?? '',
  weekdayShort: (day) => (weekdaysEn[day] ?? '').slice(0, 3),
  today: 'Today',
  minutes: (count) => counted(count, 'minute'),
  minutesShort: (count) => `${count} min`,
  notYet: 'still to come',
  none: 'nothing',
  year: (days) => `${counted(days, 'day')} of study in a year`,
  yearMap: 'Heat map of the last 20 weeks',
  less: 'Less',
  more: 'More',
  progressOf: 'Progress',
  progressOfCourse: (title) => `Progress: ${title}`,
  lessonsLoading: 'Loading the lessons',
  lessonsFailed: 'The lessons did not load',
  lessonsFailedHint: 'Check the network and try again.',
  noLessons: 'This course has no lessons yet',
  lessonDone: 'Finished',
  lessonNotBegun: 'Not begun',
  lessonBegun: (percent) => `Not finished, ${percent}%`,
  watched: (moment, of) => `Watched ${moment} of ${of}`,
  closed: (words) => `Not open to you, ${words}`,
  close: 'Close',
  historyDay: { today: 'Today', yesterday: 'Yesterday' },
  at: (time) => `Studied at ${time}`,
  stoppedAt: (moment) => `Stopped at ${moment}`,
  forget: 'Remove',
  forgetOf: (title) => `Remove from the history: ${title}`,
  hasForgotten: (title) => `Removed from the history: ${title}`,
  notForgotten: 'It is still in the history. Check the network and try again',
  historyPager: 'Pages of the history',
  tabs: 'What you study',
  tabNames: { learning: 'Learning', subscribed: 'Bought', collected: 'Saved', history: 'History' },
  type: 'Type',
  allTypes: (count) => `All types (${count})`,
  ofType: (name, count) => `${name} (${count})`,
  types: {
    article: { ...readingEn, name: 'Article', extent: (minutes) => `${minutes} min read` },
    course: { ...learningEn, name: 'Course', extent: lessonWords.en.total },
    video: {
      name: 'Video',
      extent: (minutes) => `${minutes} min`,
      studied: { before: 'Watched ', after: '' },
      notBegun: 'Not begun',
      progress: (percent) => `${percent}% watched`,
      finished: 'Watched',
      actions: { new: 'Watch', begun: 'Go on watching', done: 'Watch again' },
    },
    combo: { ...learningEn, name: 'Column', extent: (parts) => counted(parts, 'part') },
    anthology: { ...readingEn, name: 'Anthology', extent: (articles) => counted(articles, 'article') },
    paper: {
      name: 'Paper',
      extent: (minutes) => `${minutes} min at most`,
      studied: { before: 'Taken ', after: '' },
      notBegun: 'Not begun',
      progress: () => 'Not submitted',
      finished: 'Submitted',
      actions: { new: 'Take the paper', begun: 'Go on with the paper', done: 'See the paper' },
    },
  },
  list: 'What you study',
  loading: 'Loading',
  failed: 'The list did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  empty: {
    learning: {
      title: 'You are not learning anything yet',
      hint: 'What you have begun stays here, and you go on where you were.',
    },
    subscribed: {
      title: 'You have not bought anything yet',
      hint: 'What you buy is here to be studied again.',
    },
    collected: {
      title: 'You have not saved anything yet',
      hint: 'Save what you want to see again, and find it here.',
    },
    history: {
      title: 'You have not studied anything yet',
      hint: 'What you watch and read is listed here by day.',
    },
  },
  noneOf: {
    article: 'There are no articles here yet',
    course: 'There are no courses here yet',
    anthology: 'There are no anthologies here yet',
    video: 'There are no videos here yet',
    combo: 'There are no columns here yet',
    paper: 'There are no papers here yet',
  },
  browse: 'Find something to read',
  pager: 'Pages of the study center',
  arrived: (tab, total, page) => `${tab}, ${counted(total, 'item')}${page > 1 ? `, page ${page}` : ''}`,
  arrivedEmpty: (tab, words) => `${tab}. ${words}`,

  bought: 'Bought',
  boughtAt: { before: 'Bought ', after: '' },
  keptAt: { before: 'Saved ', after: '' },
  freeForMembers: 'Free for members',
  gone: 'No longer available',
  hidden: 'No longer on sale, still yours',

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
  signedOutHint: 'What you learn, buy and save is here.',
  signIn: 'Sign in',
};

export const studyCenterStrings: Record<Locale, StudyCenterStrings> = { 'zh-CN': zh, en };
