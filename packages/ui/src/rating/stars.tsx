import { cx } from '../theme/cx.ts';
import * as styles from './rating.css.ts';

/** A star in a square of 24, its points a little rounded by the pen. */
const star = 'M12 3.2l2.72 5.51 6.08.88-4.4 4.29 1.04 6.06L12 17.08l-5.44 2.86 1.04-6.06-4.4-4.29 6.08-.88z';

export const starCount = 5;
const pitch = 26;
/** Without the empty edge before the first star and after the last. */
const view = `2 0 ${pitch * starCount - 6} 24`;

interface StarsProps {
  /** How many of them are filled, to any part of a star. */
  value: number;
  size: 'small' | 'standard' | 'large';
}

const rowOf = (className: string) =>
  Array.from({ length: starCount }, (_, index) => (
    <path key={index} d={star} transform={`translate(${index * pitch} 0)`} className={className} />
  ));

/** Five stars; the filled ones are cut by an inner picture that is as wide as the value. */
export function Stars({ value, size }: StarsProps) {
  const whole = Math.floor(value);
  // Within a star the cut runs from point to point, not from edge to edge of its square.
  const reach = whole * pitch + (value > whole ? 3 + (value - whole) * 18 : 0);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={view}
      className={cx(styles.stars, styles.starsSize[size])}
    >
      {rowOf(styles.empty)}
      <svg width={reach} height="24" viewBox={`0 0 ${reach} 24`} preserveAspectRatio="xMinYMin slice">
        {rowOf(styles.filled)}
      </svg>
    </svg>
  );
}

interface StarProps {
  isFilled: boolean;
}

/** One star of a field. */
export function Star({ isFilled }: StarProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={styles.star}>
      <path d={star} className={cx(isFilled ? styles.filled : styles.empty, styles.starEdge)} />
    </svg>
  );
}
