import type {
  ManageFlashSalesContract,
  ManageGroupBuysContract,
  ResourceWhole,
} from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) + hours * 3_600_000).toISOString();

const offer = (index: number) => ({
  id: index + 1,
  goods_type: 'course' as const,
  goods_id: index + 1,
  is_show: index !== 2,
  started_at: at([-2, 20, -90][index]!),
  ended_at: at([6, 40, -80][index]!),
  state: (['running', 'coming', 'over'] as const)[index]!,
  created_at: at(-100),
  updated_at: at(-50 - index),
});

const titles = ['一句话的写法', '像程序员一样想', '把话写清楚'];

/** One that runs, one that is to come, one that is over. */
export const flashSales: ResourceWhole<ManageFlashSalesContract>[] = titles.map((goods_title, index) => ({
  ...offer(index),
  goods_title,
  charge: 29 + index * 10,
  num: 10,
  sold: [4, 0, 10][index]!,
}));

/** The same of offers to groups. */
export const groupBuys: ResourceWhole<ManageGroupBuysContract>[] = titles.map((goods_title, index) => ({
  ...offer(index),
  goods_title,
  charge: 59 + index * 10,
  people_num: 3,
  time_limit: 24,
  complete_count: [2, 0, 7][index]!,
  open_count: [1, 0, 0][index]!,
}));
