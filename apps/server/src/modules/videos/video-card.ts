import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { VideoRow } from './videos.repo.ts';

type Card = AnswerOf<Contract['videos']['list']>['data']['data'][number];

/** A video as lists show it. */
export const videoCard = (row: VideoRow): Card => ({
  ...videoFacts(row),
  charge: row.charge,
  published_at: row.publishedAt.toISOString(),
});

/** The same of one that may be hidden, without its price and when it appeared. */
export const videoFacts = (
  row: Omit<VideoRow, 'charge' | 'publishedAt'>,
): Omit<Card, 'charge' | 'published_at'> => ({
  id: row.id,
  title: row.title,
  thumb: row.thumb,
  short_description: row.shortDescription,
  category: row.category,
  teacher: row.teacher,
  duration: row.duration,
  view_num: row.viewNum,
  user_count: row.userCount,
  is_vip_free: row.isVipFree,
  free_seconds: row.freeSeconds,
});
