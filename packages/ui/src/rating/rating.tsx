import { formatCount } from '../count-text/format-count.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './rating.css.ts';
import { ratingStrings } from './rating.strings.ts';
import { Stars, starCount } from './stars.tsx';

/** Read only; to ask for a rating use `RatingField`. */
export interface RatingProps {
  /** From 0 to 5, to a tenth of a star; null where nobody has rated yet. */
  value: number | null;
  /** How many people have rated: shown after the number. */
  count?: number;
  /** Leaves the number to those who hear it: for lists, where stars are enough. */
  isNumberHidden?: boolean;
  /** Stars of 14, 18 or 24 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

/** What others thought: stars for the eye, a number for everyone. */
export function Rating({ value, count, isNumberHidden, size = 'standard' }: RatingProps) {
  const strings = useStrings(ratingStrings);
  const { locale } = useUi();
  const score = value === null ? null : Math.min(Math.max(value, 0), starCount).toFixed(1);
  const spoken = score === null ? strings.unrated : strings.score(score);
  return (
    <span data-component="rating" className={cx(styles.rating, styles.wordsSize[size])}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, and not one picture with its number */}
      <span role="img" aria-label={spoken} data-part="stars">
        <Stars value={Number(score)} size={size} />
      </span>
      {!isNumberHidden && (
        <span aria-hidden="true" data-part="score" className={score === null ? styles.count : styles.score}>
          {score ?? strings.unrated}
        </span>
      )}
      {count !== undefined && (
        <span data-part="count" className={styles.count}>
          {strings.count(formatCount(count, locale))}
        </span>
      )}
    </span>
  );
}
