import { parseDate, parseDateTime } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DateField';
import type { FieldProps } from '../field/field.tsx';

/** What every field of days has in common. Days are text: `2026-11-21`, with minutes `2026-11-21T09:30`. */
export interface DayProps extends FieldProps {
  /** Earliest day or minute. An earlier one stays as it was typed, and the field says what is wrong. */
  min?: string;
  /** Latest day or minute. A later one stays as it was typed, and the field says what is wrong. */
  max?: string;
  /** Down to which part it is asked for. @default 'day' */
  granularity?: 'day' | 'minute';
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Text as react-aria's value; throws a RangeError for what is no day. */
export const readDate = (text: string): DateValue =>
  text.includes('T') ? parseDateTime(text) : parseDate(text);

/** React-aria's value as text, without the seconds that nobody entered. */
export const writeDate = (value: DateValue) => value.toString().slice(0, 16);

/** What react-aria is told of days, whichever field asks. */
export const dayWiring = ({
  min,
  max,
  granularity = 'day',
  isReadOnly,
  autoFocus,
  onFocus,
  onBlur,
}: DayProps) => ({
  granularity,
  hourCycle: 24 as const,
  shouldForceLeadingZeros: true,
  ...(min !== undefined && { minValue: readDate(min) }),
  ...(max !== undefined && { maxValue: readDate(max) }),
  ...(isReadOnly && { isReadOnly }),
  ...(autoFocus && { autoFocus }),
  ...(onFocus && { onFocus: () => onFocus() }),
  ...(onBlur && { onBlur: () => onBlur() }),
});

export interface OneDayProps {
  /** Holds the day; null is an empty field. Text that is no day throws. Leave out, with `defaultValue`, to let the field hold it. */
  value?: string | null;
  defaultValue?: string;
  /** Called when all parts make a day, and with null when all of them are empty again. */
  onChange?: (value: string | null) => void;
}

export const oneDayWiring = ({ value, defaultValue, onChange }: OneDayProps) => ({
  ...(value !== undefined && { value: value === null ? null : readDate(value) }),
  ...(defaultValue !== undefined && { defaultValue: readDate(defaultValue) }),
  ...(onChange && { onChange: (next: DateValue | null) => onChange(next && writeDate(next)) }),
});
