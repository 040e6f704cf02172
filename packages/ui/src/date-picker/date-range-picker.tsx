import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
  type DateValue,
} from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { dayWiring, readDate, writeDate, type DayProps } from '../date-field/date-values.ts';
import { useRangeProblem } from '../date-field/day-problem.ts';
import { Segments } from '../date-field/segments.tsx';
import { useAriaField } from '../field/aria-field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useStrings } from '../provider/ui-context.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { CalendarPopover, usePickerState } from './calendar-popover.tsx';
import * as styles from './calendar.css.ts';
import { datePickerStrings } from './date-picker.strings.ts';
import { PickerFrame, pickerWiring, type PickerProps } from './picker-frame.tsx';

/** Both days belong to it. */
export interface DateRange {
  start: string;
  end: string;
}

/** A range of days offered as a button below the calendar. */
export interface DateRangePreset {
  label: string;
  value: DateRange;
}

/** A range is a pair of such strings as `DatePicker` takes; both ends are included. */
export interface DateRangePickerProps extends Omit<DayProps, 'name'>, PickerProps {
  /** Holds both days; null is an empty field. Leave out, with `defaultValue`, to let the field hold them. */
  value?: DateRange | null;
  defaultValue?: DateRange;
  /** Called when both days are there, and with null when they are cleared. */
  onChange?: (value: DateRange | null) => void;
  /** Key of the first day in the form's data, and of the field's error in a `Form`. */
  startName?: string;
  /** Key of the last day in the form's data. */
  endName?: string;
  /** Common ranges, one press away below the calendar. */
  presets?: readonly DateRangePreset[];
}

const readRange = ({ start, end }: DateRange) => ({ start: readDate(start), end: readDate(end) });

/** From one day to another: both typed, or both chosen in one calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { size = 'standard', startName, endName } = props;
  const strings = useStrings(datePickerStrings);
  const { message, wiring } = useAriaField({ ...props, ...(startName && { name: startName }) });
  const validate = useRangeProblem(props);
  return (
    <AriaDateRangePicker
      {...wiring}
      {...dayWiring(props)}
      {...rangeWiring(props)}
      {...pickerWiring(props)}
      validate={validate}
      {...(startName && { startName })}
      {...(endName && { endName })}
      data-component="date-range-picker"
      className={fieldStyles.field}
    >
      <PickerFrame field={props} message={message}>
        <Segments slot="start" size={size} />
        <span aria-hidden="true" className={styles.until}>
          {strings.until}
        </span>
        <Segments slot="end" size={size} />
      </PickerFrame>
      <RangePopover presets={props.presets ?? []} isRequired={props.isRequired ?? false} />
    </AriaDateRangePicker>
  );
}

function rangeWiring({ value, defaultValue, onChange }: DateRangePickerProps) {
  return {
    ...(value !== undefined && { value: value && readRange(value) }),
    ...(defaultValue !== undefined && { defaultValue: readRange(defaultValue) }),
    ...(onChange && {
      onChange: (range: { start: DateValue; end: DateValue } | null) =>
        onChange(range && { start: writeDate(range.start), end: writeDate(range.end) }),
    }),
  };
}

function RangePopover({ presets, isRequired }: { presets: readonly DateRangePreset[]; isRequired: boolean }) {
  const state = usePickerState(DateRangePickerStateContext);
  const choose = (value: DateRange | null) => {
    state.setValue(value && readRange(value));
    state.setOpen(false);
  };
  return (
    <CalendarPopover
      presets={presets.map(({ label, value }) => ({ label, choose: () => choose(value) }))}
      onClear={state.value.start && !isRequired ? () => choose(null) : undefined}
    >
      <RangeCalendar firstDayOfWeek="mon">
        <CalendarParts isRange />
      </RangeCalendar>
    </CalendarPopover>
  );
}
