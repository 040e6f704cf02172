import type { RecorderViewStrings } from './recorder-views.strings.ts';

/** Seconds in words, `1分23秒`: those that have passed whole, as a player counts them. */
export function durationText(seconds: number, strings: Pick<RecorderViewStrings, 'duration'>): string {
  const whole = Math.max(0, Math.floor(seconds));
  return strings.duration(Math.floor(whole / 60), whole % 60);
}
