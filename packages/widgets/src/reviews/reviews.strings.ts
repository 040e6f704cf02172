import type { Locale } from '../host/widget-host.ts';
import type { RatingName } from './review-draft.ts';

const ratings: Record<RatingName, string> = {
  rating1: '内容实用',
  rating2: '通俗易懂',
  rating3: '逻辑清晰',
};

const zh = {
  title: '评价',
  list: '评价列表',
  pager: '评价分页',
  loading: '正在加载评价',
  failed: '评价没有加载出来',
  failedHint: '没能取到，请重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  arrived: (total: number) => `共${total}条评价`,
  empty: '还没有评价',
  emptyHint: '学过的人可以来写第一条。',
  noneOfStars: '没有这个星级的评价',

  ratings,
  spread: '星级分布',
  ofStars: (stars: number) => `${stars}星`,
  countOf: (count: number) => `${count}条`,
  onlyStars: (stars: number, count: number) => `只看${stars}星，${count}条`,

  write: '写评价',
  signIn: '登录后写评价',
  notTheirs: '拥有以后，学过一部分就可以评价。',
  tooEarly: (progress: number, needed: number) => `已学${progress}%，学到${needed}%就可以评价了。`,

  mine: '我的评价',
  pending: '审核中，只有你能看到',
  rejected: '没有通过审核，只有你能看到',
  change: '修改',
  changeHint: '发表一小时内可以修改',
  content: '说说学下来的感受',
  contentHint: '10到255个字，帮后来的人判断适不适合自己。',
  anonymous: '匿名评价',
  send: '发表评价',
  save: '保存修改',
  cancel: '取消',
  needRating: '请选择星级',
  tooShort: (least: number) => `至少写${least}个字`,
  tooLong: (most: number) => `最多${most}个字`,
  sent: '评价已发表',
  changed: '评价已修改',
  notSent: '没有发出去，写的内容还在，请重试',

  someone: '匿名学员',
  gone: '学员已注销',
  edited: '已修改',
  reply: '老师回复',
};

/** Every text of the reviews. Those with numbers are functions. */
export type ReviewsStrings = typeof zh;

const en: ReviewsStrings = {
  title: 'Reviews',
  list: 'Reviews',
  pager: 'Pages of reviews',
  loading: 'Loading reviews',
  failed: 'The reviews did not load',
  failedHint: 'They did not come. Try again.',
  offlineHint: 'There is no network. They load by themselves when there is.',
  arrived: (total) => (total === 1 ? '1 review' : `${total} reviews`),
  empty: 'No reviews yet',
  emptyHint: 'Who has studied it can write the first one.',
  noneOfStars: 'No review has so many stars',

  ratings: { rating1: 'Useful', rating2: 'Easy to follow', rating3: 'Clear' },
  spread: 'Spread of stars',
  ofStars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  countOf: (count) => String(count),
  onlyStars: (stars, count) => `Only those of ${stars === 1 ? '1 star' : `${stars} stars`}, ${count}`,

  write: 'Write a review',
  signIn: 'Sign in to write a review',
  notTheirs: 'Who has it and has studied a part of it can review it.',
  tooEarly: (progress, needed) => `You have studied ${progress}%. From ${needed}% on you can review it.`,

  mine: 'My review',
  pending: 'Being looked at; only you see it',
  rejected: 'Not shown; only you see it',
  change: 'Change',
  changeHint: 'It can be changed for an hour',
  content: 'What was it like?',
  contentHint: '10 to 255 characters, for those who wonder whether it is for them.',
  anonymous: 'Without my name',
  send: 'Publish',
  save: 'Save',
  cancel: 'Cancel',
  needRating: 'Choose the stars',
  tooShort: (least) => `At least ${least} characters`,
  tooLong: (most) => `${most} characters at most`,
  sent: 'Your review is published',
  changed: 'Your review is changed',
  notSent: 'It was not sent. What you wrote is still here; try again',

  someone: 'A learner',
  gone: 'Account closed',
  edited: 'changed',
  reply: 'The teacher',
};

export const reviewsStrings: Record<Locale, ReviewsStrings> = { 'zh-CN': zh, en };
