import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { CourseRow, FoundCourse } from './courses.repo.ts';

type Card = AnswerOf<Contract['courses']['list']>['data']['data'][number];

/** A course as lists show it. */
export const courseCard = (row: CourseRow): Card => ({
  ...courseFacts(row),
  published_at: row.publishedAt.toISOString(),
});

/** The same of one that may be hidden, without when it appeared. */
export function courseFacts(row: Omit<FoundCourse, 'publishedAt'>): Omit<Card, 'published_at'> {
  const { teacher } = row;
  return {
    id: row.id,
    title: row.title,
    thumb: row.thumb,
    short_description: row.shortDescription,
    category: row.category,
    teacher: teacher && { id: teacher.id, name: teacher.name, avatar: teacher.avatar, title: teacher.title },
    level: row.level,
    lessons_count: row.lessonsCount,
    duration: row.duration,
    user_count: row.userCount,
    charge: row.charge,
    is_vip_free: row.isVipFree,
    has_trial: row.charge > 0 && row.hasTrial,
    is_on_sale: row.isOnSale,
  };
}
