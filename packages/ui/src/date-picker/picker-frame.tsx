import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { DateValue } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { writeDate, type DayProps } from '../date-field/date-values.ts';
import { AriaFooter, AriaLabel } from '../field/aria-field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { CalendarIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './calendar.css.ts';

/** What a picker of one day and one of two have in common. */
export interface PickerProps {
  /** Days between `min` and `max` that cannot be chosen, asked for one by one as `2026-11-21`. A range may not cross them. */
  isDayUnavailable?: (day: string) => boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
}

export const pickerWiring = ({ isDayUnavailable, defaultOpen }: PickerProps) => ({
  ...(isDayUnavailable && {
    isDateUnavailable: (date: DateValue) => isDayUnavailable(writeDate(date).slice(0, 10)),
  }),
  ...(defaultOpen && { defaultOpen }),
});

interface PickerFrameProps {
  field: DayProps;
  message: ReactNode;
  /** The figures that are typed. */
  children: ReactNode;
}

/** Label, figures, the button that opens the calendar, and what is said below. */
export function PickerFrame({ field, message, children }: PickerFrameProps) {
  const { size = 'standard', isReadOnly = false, description } = field;
  return (
    <>
      <AriaLabel field={field} />
      <Group
        data-part="frame"
        isReadOnly={isReadOnly}
        className={cx(fieldStyles.frame, fieldStyles.frameSize[size], styles.frame)}
      >
        {children}
        <Button data-part="open" className={cx(fieldStyles.button, styles.open)}>
          <CalendarIcon size="small" />
        </Button>
      </Group>
      <AriaFooter description={description} message={message} />
    </>
  );
}
