import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import {
  dayWiring,
  oneDayWiring,
  readDate,
  writeDate,
  type DayProps,
  type OneDayProps,
} from '../date-field/date-values.ts';
import { Segments } from '../date-field/segments.tsx';
import { AriaFooter, AriaLabel, useAriaField } from '../field/aria-field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { CalendarIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { CalendarPopover, usePickerState } from './calendar-popover.tsx';
import * as styles from './calendar.css.ts';

export interface DatePreset {
  label: string;
  /** The day it stands for, as `2026-11-21`. */
  value: string;
}

export interface DatePickerProps extends DayProps, OneDayProps {
  /** Days between `min` and `max` that cannot be chosen, asked for one by one as `2026-11-21`. */
  isDayUnavailable?: (day: string) => boolean;
  /** Common days, one press away below the calendar. */
  presets?: readonly DatePreset[];
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
}

/** A day that people look for: typed part by part, or chosen from a calendar whose weeks begin on Monday. */
export function DatePicker(props: DatePickerProps) {
  const { size = 'standard', isReadOnly, isDayUnavailable, defaultOpen } = props;
  const { message, wiring } = useAriaField(props);
  return (
    <AriaDatePicker
      {...wiring}
      {...dayWiring(props)}
      {...oneDayWiring(props)}
      {...(isDayUnavailable && {
        isDateUnavailable: (date: DateValue) => isDayUnavailable(writeDate(date).slice(0, 10)),
      })}
      {...(defaultOpen && { defaultOpen })}
      data-component="date-picker"
      className={fieldStyles.field}
    >
      <AriaLabel field={props} />
      <Group
        data-part="frame"
        isReadOnly={isReadOnly ?? false}
        className={cx(fieldStyles.frame, fieldStyles.frameSize[size], styles.frame)}
      >
        <Segments size={size} />
        <Button data-part="open" className={cx(fieldStyles.button, styles.open)}>
          <CalendarIcon size="small" />
        </Button>
      </Group>
      <AriaFooter description={props.description} message={message} />
      <OneDayPopover presets={props.presets ?? []} isRequired={props.isRequired ?? false} />
    </AriaDatePicker>
  );
}

function OneDayPopover({ presets, isRequired }: { presets: readonly DatePreset[]; isRequired: boolean }) {
  const state = usePickerState(DatePickerStateContext);
  const choose = (value: DateValue | null) => {
    state.setValue(value);
    state.setOpen(false);
  };
  return (
    <CalendarPopover
      presets={presets.map(({ label, value }) => ({ label, choose: () => choose(readDate(value)) }))}
      onClear={state.value && !isRequired ? () => choose(null) : undefined}
    >
      <Calendar firstDayOfWeek="mon">
        <CalendarParts />
      </Calendar>
    </CalendarPopover>
  );
}
