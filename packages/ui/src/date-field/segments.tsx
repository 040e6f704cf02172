import { DateInput, DateSegment } from 'react-aria-components/DateField';
import type { FieldSize } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './date-field.css.ts';

interface SegmentsProps {
  size: FieldSize;
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** Year, month, day, hour and minute, each to be typed or stepped by itself. */
export function Segments({ size, slot }: SegmentsProps) {
  return (
    <DateInput
      {...(slot && { slot })}
      data-part={slot ? `input-${slot}` : 'input'}
      className={cx(fieldStyles.inset[size], styles.segments, slot && styles.range[slot])}
    >
      {(segment) => <DateSegment segment={segment} data-part="segment" className={styles.segment} />}
    </DateInput>
  );
}
