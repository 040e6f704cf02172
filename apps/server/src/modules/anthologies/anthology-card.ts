import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { AnthologyRow } from './anthologies.repo.ts';

type Card = AnswerOf<Contract['anthologies']['list']>['data']['data'][number];

/** An anthology as lists show it. */
export function anthologyCard(row: AnthologyRow): Card {
  const { author } = row;
  return {
    id: row.id,
    title: row.title,
    thumb: row.thumb,
    short_description: row.shortDescription,
    category: row.category,
    author: author && { id: author.id, avatar: author.avatar, nick_name: author.nickName },
    articles_count: row.articlesCount,
    read_minutes: row.readMinutes,
    published_at: row.publishedAt.toISOString(),
    charge: row.charge,
    is_vip_free: row.isVipFree,
  };
}
