import type { RedeemableActivity } from '@shuyuan/api-client/money';
import { createCalls } from '../testing/calls.fixtures.ts';

type Thing = RedeemableActivity['relate_courses'][number];

const course: Thing = { sign: 'vod', id: 7, name: '一句话的写法', is_subscribe: 0, days: null };
const paper: Thing = { sign: 'paper', id: 3, name: '语感小测', is_subscribe: 0, days: null };
const plan: Thing = { sign: 'vip', id: 2, name: '月度会员', is_subscribe: 0, days: 30 };

/** A course and a paper. */
export const courseAndPaper: RedeemableActivity = { name: '开学赠礼', relate_courses: [course, paper] };

/** The course is there already. */
export const partlyOwned: RedeemableActivity = {
  name: '开学赠礼',
  relate_courses: [{ ...course, is_subscribe: 1 }, paper],
};

export const allOwned: RedeemableActivity = {
  name: '开学赠礼',
  relate_courses: [
    { ...course, is_subscribe: 1 },
    { ...paper, is_subscribe: 1 },
  ],
};

export const membership: RedeemableActivity = { name: '会员体验', relate_courses: [plan] };

/** Codes in memory. Calls can be held back or made to fail. */
export function createRedeemBackend(activity: RedeemableActivity = courseAndPaper) {
  const { called, controls } = createCalls<'query' | 'confirm' | 'image'>();
  return {
    ...controls,
    props: {
      redeemCodes: {
        query: (asked: object) => called('query', asked, () => ({ activity })),
        confirm: (code: string) =>
          called('confirm', { code }, () => ({
            activity_id: 1,
            activity: {
              name: activity.name,
              relate_data: activity.relate_courses.map(({ sign, id, name }) => ({ sign, id, name })),
            },
            used_at: '2026-03-02T02:00:00.000Z',
          })),
      },
      captcha: {
        image: () => called('image', {}, () => ({ key: 'one', img: '', question: '三加四等于几？' })),
      },
    },
  };
}
