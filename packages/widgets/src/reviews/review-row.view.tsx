import type { Review } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Rating } from '@shuyuan/ui/rating';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useReviews } from './reviews.context.ts';
import * as styles from './reviews.css.ts';

interface ReviewRowProps {
  review: Review;
  /** When it came, epoch milliseconds. */
  at: number;
}

/** One review: who, how many stars, what they say, and what the teacher answers. */
export function ReviewRow({ review, at }: ReviewRowProps) {
  const { strings } = useReviews();
  const { user, is_anonymous: isAnonymous, reply } = review;
  const name = user?.nick_name ?? (isAnonymous ? strings.someone : strings.gone);
  return (
    <article data-part="review" className={styles.review}>
      <Avatar name={name} src={user?.avatar ?? ''} size="small" />
      <div className={styles.words}>
        <div className={styles.facts}>
          <span className={styles.name}>{name}</span>
          <Rating value={review.rating} size="small" isNumberHidden />
          <span className={styles.note}>
            <RelativeTime value={review.created_at} now={at} />
          </span>
          {review.edited_at !== null && <span className={styles.note}>{strings.edited}</span>}
        </div>
        <p className={styles.content}>{review.content}</p>
        {reply && (
          <div className={styles.reply}>
            <p className={styles.note}>{strings.reply}</p>
            <p className={styles.content}>{reply.content}</p>
          </div>
        )}
      </div>
    </article>
  );
}
