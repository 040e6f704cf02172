import type { DateValue } from 'react-aria-components/DateField';
import { useStrings, useUi, type Locale } from '../provider/ui-context.ts';
import { readDate } from './date-values.ts';
import { dayStrings } from './date-field.strings.ts';

interface Bounds {
  min?: string;
  max?: string;
  /** Asked with a day as `2026-11-21`. */
  isDayUnavailable?: (day: string) => boolean;
}

/** Tells what is wrong with a day, or null. React-aria would tell it in the browser's language, not in the page's. */
export function useDayProblem({ isDayUnavailable, ...bounds }: Bounds) {
  const strings = useStrings(dayStrings);
  const tellBounds = useBoundsProblem(bounds);
  return (day: DateValue) => tellBounds(day) ?? (isDayUnavailable?.(dayOf(day)) ? strings.unavailable : null);
}

/** The same of two days and all between them. */
export function useRangeProblem({ isDayUnavailable, ...bounds }: Bounds) {
  const strings = useStrings(dayStrings);
  const tellBounds = useBoundsProblem(bounds);
  return ({ start, end }: { start: DateValue; end: DateValue }) => {
    if (end.compare(start) < 0) return strings.reversed;
    const outside = tellBounds(start) ?? tellBounds(end);
    if (outside) return outside;
    return isDayUnavailable && daysOf(start, end).some(isDayUnavailable) ? strings.unavailableWithin : null;
  };
}

function useBoundsProblem({ min, max }: Bounds) {
  const { locale } = useUi();
  const strings = useStrings(dayStrings);
  return (day: DateValue) => {
    if (min !== undefined && day.compare(readDate(min)) < 0) return strings.tooEarly(inWords(min, locale));
    if (max !== undefined && day.compare(readDate(max)) > 0) return strings.tooLate(inWords(max, locale));
    return null;
  };
}

/** Ten years: a year that was mistyped must not have a million days asked for. */
const askedAtMost = 3660;

/** By days alone: the last one counts too where it ends at an earlier hour than the first began. */
function daysOf(start: DateValue, end: DateValue) {
  const last = dayOf(end);
  const days = [last];
  for (let day = start; dayOf(day) < last && days.length < askedAtMost; day = day.add({ days: 1 }))
    days.push(dayOf(day));
  return days;
}

const dayOf = (value: DateValue) => value.toString().slice(0, 10);

const inWords = (text: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(text.includes('T') && { timeStyle: 'short', hourCycle: 'h23' }),
    timeZone: 'UTC',
  }).format(readDate(text).toDate('UTC'));
