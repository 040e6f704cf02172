/** China has one zone and no summer time. */
const offset = 8 * 60 * 60 * 1000;

/** An instant as Beijing's clocks show it, to the minute: `2026-11-26T20:00`. */
export const inBeijing = (instant: number) => new Date(instant + offset).toISOString().slice(0, 16);

/** The instant at which Beijing's clocks show this. */
export const fromBeijing = (text: string) => Date.parse(`${text}:00.000Z`) - offset;

/** A moment as it is said beside the present one. */
export interface SaidTime {
  day: 'today' | 'tonight' | 'tomorrow' | 'other';
  year: number;
  month: number;
  date: number;
  /** `20:00`. */
  time: string;
  isThisYear: boolean;
}

const evening = 18;

/** What is said of a moment in Beijing: of today and tomorrow no date is needed. */
export function saidTime(instant: number, now: number): SaidTime {
  const text = inBeijing(instant);
  const day = text.slice(0, 10);
  const dayFrom = (start: number) => inBeijing(start).slice(0, 10);
  const time = text.slice(11);
  const isToday = day === dayFrom(now);
  const isTomorrow = day === dayFrom(now + 24 * 60 * 60 * 1000);
  return {
    day: isToday
      ? Number(time.slice(0, 2)) >= evening
        ? 'tonight'
        : 'today'
      : isTomorrow
        ? 'tomorrow'
        : 'other',
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8)),
    time,
    isThisYear: day.slice(0, 4) === inBeijing(now).slice(0, 4),
  };
}
