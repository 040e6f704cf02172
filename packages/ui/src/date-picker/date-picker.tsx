import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  type DateValue,
} from 'react-aria-components/DatePicker';
import {
  dayWiring,
  oneDayWiring,
  readDate,
  type DayProps,
  type OneDayProps,
} from '../date-field/date-values.ts';
import { useDayProblem } from '../date-field/day-problem.ts';
import { Segments } from '../date-field/segments.tsx';
import { useAriaField } from '../field/aria-field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { CalendarPopover, usePickerState } from './calendar-popover.tsx';
import { PickerFrame, pickerWiring, type PickerProps } from './picker-frame.tsx';

/** A day offered as a button below the calendar. */
export interface DatePreset {
  label: string;
  /** The day it stands for, as `2026-11-21`. */
  value: string;
}

/** Days are strings as `2026-11-21`, with minutes `2026-11-21T19:30`; `min` and `max` bound field and calendar. */
export interface DatePickerProps extends DayProps, OneDayProps, PickerProps {
  /** Common days, one press away below the calendar. */
  presets?: readonly DatePreset[];
}

/** A day that people look for: typed part by part, or chosen from a calendar whose weeks begin on Monday. */
export function DatePicker(props: DatePickerProps) {
  const { message, wiring } = useAriaField(props);
  const validate = useDayProblem(props);
  return (
    <AriaDatePicker
      {...wiring}
      {...dayWiring(props)}
      {...oneDayWiring(props)}
      {...pickerWiring(props)}
      validate={validate}
      data-component="date-picker"
      className={fieldStyles.field}
    >
      <PickerFrame field={props} message={message}>
        <Segments size={props.size ?? 'standard'} />
      </PickerFrame>
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
