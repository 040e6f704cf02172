import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { ArticleRow } from './card-columns.ts';
import { readMinutes } from './reading.ts';

type ArticleCard = AnswerOf<Contract['articles']['list']>['data']['data'][number];

/** An article as lists show it. `cardJson` makes the same in the database. */
export function articleCard(row: ArticleRow): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    thumb: row.thumb,
    short_description: row.shortDescription,
    category: { id: row.categoryId, name: row.categoryName },
    author: row.author && { id: row.author.id, avatar: row.author.avatar, nick_name: row.author.nickName },
    view_times: row.viewTimes,
    comments_count: row.commentsCount,
    read_minutes: readMinutes(row.characterCount),
    published_at: row.publishedAt.toISOString(),
    charge: row.charge,
    is_vip_free: row.isVipFree,
  };
}
