import { reviewLimits, type OwnReview, type Review, type ReviewList } from '@shuyuan/api-client';
import type { ReviewRow, summarise } from './reviews.repo.ts';

/** A review as everybody sees it: who is anonymous stays so. */
export function reviewAnswer(row: ReviewRow): Review {
  const { user, isAnonymous } = row;
  return {
    id: row.id,
    user:
      user === null || isAnonymous ? null : { id: user.id, nick_name: user.nickName, avatar: user.avatar },
    is_anonymous: isAnonymous,
    rating: row.rating / 10,
    rating1: row.rating1,
    rating2: row.rating2,
    rating3: row.rating3,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    reply: row.repliedAt && { content: row.reply, created_at: row.repliedAt.toISOString() },
  };
}

/** The same for who has written it. */
export const ownReviewAnswer = (row: ReviewRow): OwnReview => ({
  ...reviewAnswer(row),
  state: row.state,
  changeable_until: new Date(row.createdAt.getTime() + reviewLimits.changeMs).toISOString(),
});

type Summary = Awaited<ReturnType<typeof summarise>>;

export function summaryAnswer(summary: Summary): ReviewList['summary'] {
  const { count = 0, rating, rating1, rating2, rating3 } = summary ?? {};
  const { one = 0, two = 0, three = 0, four = 0, five = 0 } = summary ?? {};
  return {
    rating: Number(rating ?? 0),
    rating1: Number(rating1 ?? 0),
    rating2: Number(rating2 ?? 0),
    rating3: Number(rating3 ?? 0),
    count,
    spread: [one, two, three, four, five],
  };
}
