import type { ReviewList } from '@shuyuan/api-client';
import { Rating } from '@shuyuan/ui/rating';
import { ratingNames } from './review-draft.ts';
import { useReviews } from './reviews.context.ts';
import * as styles from './reviews.css.ts';

/** What the reviews say together: the mean, the three parts of it, and how many have which stars. */
export function Summary({ summary }: Pick<ReviewList, 'summary'>) {
  const { state, strings, actions } = useReviews();
  const { rating, count, spread } = summary;
  return (
    <div className={styles.summary}>
      <div className={styles.means}>
        <Rating value={rating} count={count} size="large" />
        <dl className={styles.parts}>
          {ratingNames.map((name) => (
            <div key={name} className={styles.part}>
              <dt>{strings.ratings[name]}</dt>
              <dd className={styles.partValue}>{summary[name].toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" aria-label={strings.spread} className={styles.spread}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const those = spread[stars - 1] ?? 0;
          return (
            <li key={stars} className={styles.bar}>
              <button
                type="button"
                aria-pressed={state.place.stars === stars}
                aria-label={strings.onlyStars(stars, those)}
                className={styles.starButton}
                onClick={() => actions.chooseStars(stars)}
              >
                {strings.ofStars(stars)}
              </button>
              <span aria-hidden="true" className={styles.track}>
                <span
                  className={styles.fill}
                  style={{ inlineSize: `${count === 0 ? 0 : (those / count) * 100}%` }}
                />
              </span>
              <span aria-hidden="true" className={styles.note}>
                {strings.countOf(those)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
