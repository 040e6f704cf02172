import type { StudyDays } from '@shuyuan/api-client';

const dayMs = 24 * 60 * 60 * 1000;

/** A day of the school's calendar, whose time of day is nobody's business. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** How much was studied, from nothing to much: what a square of the heat map shows. */
export type Level = 0 | 1 | 2 | 3 | 4;

export interface StudyDay {
  /** As `2026-11-26`. */
  day: string;
  /** 0 is Monday. */
  weekday: number;
  /** Whole minutes, of something at least one. */
  minutes: number;
  level: Level;
  isToday: boolean;
  /** Still to come. */
  isAhead: boolean;
}

/** Minutes from which each level begins. */
const levels = [1, 10, 25, 45];

const minutesOf = (seconds: number) => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);

/** So many whole weeks, Monday first; the last is the one that today is in. */
export function weeksOf({ today, days }: StudyDays, count: number): StudyDay[][] {
  const seconds = new Map(days.map((each) => [each.day, each.seconds]));
  const end = dateOf(today).getTime();
  const monday = end - ((dateOf(today).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => {
      const at = monday + ((week - count + 1) * 7 + weekday) * dayMs;
      const day = new Date(at).toISOString().slice(0, 10);
      const minutes = minutesOf(seconds.get(day) ?? 0);
      const level = levels.filter((from) => minutes >= from).length as Level;
      return { day, weekday, minutes, level, isToday: at === end, isAhead: at > end };
    }),
  );
}

/** Whole minutes of all days together. */
export const minutesOfAll = (days: readonly StudyDay[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);
