import type { FlashSaleDetail, GroupBuyDetail, GroupBuyTeam } from '@shuyuan/api-client/money';
import { createCalls } from '../testing/calls.fixtures.ts';

/** The test host's time. */
const now = Date.parse('2026-03-02T02:00:00.000Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

const offer = {
  goods_type: 'course',
  goods_id: 7,
  goods_title: '一句话的写法',
  goods_thumb: '',
  original_charge: 99,
  started_at: after(-60),
  is_start: true,
  is_over: false,
} as const;

export const flashSaleDetail = (
  data: Partial<FlashSaleDetail['data']> = {},
  order: FlashSaleDetail['order'] = null,
): FlashSaleDetail => ({
  now: after(0),
  data: { ...offer, id: 3, charge: 29, num: 10, over_num: 4, ended_at: after(95), ...data },
  order,
});

export const heldSlot: NonNullable<FlashSaleDetail['order']> = {
  id: 30,
  status: 0,
  order_id: null,
  expires_at: after(9),
};

const people = ['林小满', '周闻笛', '沈知行'].map((name, index) => ({ id: 50 + index, name, avatar: '' }));

export const teamOf = (team: Partial<GroupBuyTeam> = {}): GroupBuyTeam => ({
  id: 5,
  status: 3,
  create_user_id: 50,
  create_user_name: '林小满',
  users: people.slice(0, 1),
  over_people_num: 2,
  expires_at: after(23 * 60),
  ...team,
});

export const groupBuyDetail = (detail: Partial<GroupBuyDetail> = {}): GroupBuyDetail => ({
  now: after(0),
  goods: { ...offer, id: 4, charge: 59, people_num: 3, time_limit: 24, ended_at: after(6 * 24 * 60) },
  items: [
    teamOf(),
    teamOf({ id: 6, create_user_name: '周闻笛', users: people.slice(1), over_people_num: 1 }),
  ],
  join_item: null,
  ...detail,
});

export const soonAt = after(20);
export const overAt = after(-5);

type Name = 'sales' | 'sale' | 'join' | 'buySlot' | 'groups' | 'group' | 'buyPlace' | 'image';

/** Offers in memory. Calls can be held back or made to fail. */
export function createDealsBackend(
  parts: { sale?: FlashSaleDetail | null; group?: GroupBuyDetail | null } = {},
) {
  const { called, controls } = createCalls<Name>();
  const state = { sale: flashSaleDetail(), group: groupBuyDetail(), ...parts };
  const listed = <Detail>(name: Name, found: Detail | null, row: (detail: Detail) => { id: number }) =>
    called(name, {}, () => ({ now: after(0), data: found ? [row(found)] : [], total: found ? 1 : 0 }));
  const ordered = (id: string) => ({ order_id: id });
  return {
    ...controls,
    state,
    props: {
      goods: { goods_type: 'course', goods_id: 7 },
      flashSales: {
        list: () => listed('sales', state.sale, ({ data }) => data),
        detail: () => called('sale', {}, () => state.sale),
        join: (id: number, proof: object) =>
          called('join', { id, proof }, () => {
            state.sale = { ...state.sale!, order: heldSlot };
            return heldSlot;
          }),
        buy: (id: number) => called('buySlot', { id }, () => ordered('20260302000000000001')),
      },
      groupBuys: {
        list: () => listed('groups', state.group, ({ goods }) => goods),
        detail: () => called('group', {}, () => state.group),
        buy: (id: number, teamId?: number) =>
          called('buyPlace', { id, teamId }, () => ordered('20260302000000000002')),
      },
      captcha: {
        image: () => called('image', {}, () => ({ key: 'one', img: '', question: '三加四等于几？' })),
      },
      inviteUrl: (teamId: number) => `https://school.test/course/7?team=${teamId}`,
    },
  };
}
