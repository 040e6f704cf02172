import type { ResourceType } from '@shuyuan/api-client';
import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '开通会员，会员内容随便学',
  /** `counted`: what members have, type by type. */
  lead: (counted: string) => `${counted}，开通以后马上能看。`,
  leadPlain: '标着“会员免费”的内容，开通以后马上能看。',
  promise: '到期不自动扣款。单独买过的内容，和会员无关，一直是你的。',
  counted: {
    course: (count: number) => `${count} 门课程`,
    combo: (count: number) => `${count} 个专栏`,
    video: (count: number) => `${count} 个视频`,
    anthology: (count: number) => `${count} 部文集`,
    article: (count: number) => `${count} 篇文章`,
    paper: (count: number) => `${count} 份试卷`,
  },
  and: '、',
  plans: '选一个会员',
  everybody: ['课程和视频的试看', '笔记、收藏和学习记录'],
  goods: '会员能看的，比如这些',
  all: '全部会员内容',
  afterwards: '买了以后',
  steps: [
    { when: '今天', what: '付款后马上能看，没有等待。' },
    { when: '期间', what: '会员内容随时看，学到哪里都记着；再买，天数从到期那天接着算。' },
    { when: '到期那天', what: '停在那里，不扣款。笔记、进度和错题都还在。' },
  ],
  questions: '常有人问',
  allQuestions: '全部常见问题',
};

const en: typeof zh = {
  title: 'One membership for everything that members have',
  lead: (counted) => `${counted}, open as soon as you have paid.`,
  leadPlain: 'Whatever is free for members opens as soon as you have paid.',
  promise: 'It ends by itself and charges nothing again. What you bought singly stays yours in any case.',
  counted: {
    course: (count) => (count === 1 ? '1 course' : `${count} courses`),
    combo: (count) => (count === 1 ? '1 column' : `${count} columns`),
    video: (count) => (count === 1 ? '1 video' : `${count} videos`),
    anthology: (count) => (count === 1 ? '1 anthology' : `${count} anthologies`),
    article: (count) => (count === 1 ? '1 article' : `${count} articles`),
    paper: (count) => (count === 1 ? '1 paper' : `${count} papers`),
  },
  and: ', ',
  plans: 'Choose a membership',
  everybody: ['Samples of courses and videos', 'Notes, favourites and your progress'],
  goods: 'Some of what members have',
  all: 'All that members have',
  afterwards: 'Once you have it',
  steps: [
    { when: 'Today', what: 'Everything opens the moment you have paid.' },
    {
      when: 'Meanwhile',
      what: 'Learn when you like, your place is kept; what you buy next begins when this ends.',
    },
    { when: 'On the last day', what: 'It stops and charges nothing. Notes, progress and mistakes stay.' },
  ],
  questions: 'What people ask',
  allQuestions: 'All questions',
};

/** The words of the page that sells memberships. */
export type PlansStrings = typeof zh;

export const plansStrings: Record<Locale, PlansStrings> = { 'zh-CN': zh, en };

/** The order in which types are counted up. */
const counted: readonly ResourceType[] = ['course', 'combo', 'video', 'anthology', 'article', 'paper'];

/** How many things members have, a phrase per type; types without any are left out. */
export const countedPhrases = (
  counts: Readonly<Partial<Record<ResourceType, number>>>,
  strings: PlansStrings,
): string[] =>
  counted.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count === 0 ? [] : [strings.counted[type](count)];
  });
