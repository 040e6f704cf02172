import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { ComboRow, FoundCombo } from './combos.repo.ts';

type Card = AnswerOf<Contract['combos']['list']>['data']['data'][number];

/** A column as lists show it. */
export const comboCard = (row: ComboRow): Card => ({
  ...comboFacts(row),
  published_at: row.publishedAt.toISOString(),
});

/** The same of one that may be hidden, without when it appeared. */
export function comboFacts(row: Omit<FoundCombo, 'publishedAt'>): Omit<Card, 'published_at'> {
  const { teacher } = row;
  return {
    id: row.id,
    title: row.title,
    thumb: row.thumb,
    short_description: row.shortDescription,
    category: row.category,
    teacher: teacher && { id: teacher.id, name: teacher.name, avatar: teacher.avatar, title: teacher.title },
    items_count: row.itemsCount,
    duration: row.duration,
    user_count: row.userCount,
    charge: row.charge,
    original_charge: row.originalCharge,
    is_vip_free: row.isVipFree,
  };
}
