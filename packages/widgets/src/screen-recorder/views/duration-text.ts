import type { RecorderViewStrings } from './recorder-views.strings.ts';

/** Seconds in words: `1 分 23 秒`. */
export function durationText(seconds: number, strings: Pick<RecorderViewStrings, 'duration'>): string {
  const whole = Math.max(0, Math.round(seconds));
  return strings.duration(Math.floor(whole / 60), whole % 60);
}
