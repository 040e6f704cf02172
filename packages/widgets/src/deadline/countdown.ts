import type { Clock } from '../host/widget-host.ts';

/** Drift of the two clocks below this is measuring noise, or a clock that is being corrected slowly. */
const tolerance = 250;

/** A timer may notice a jump shortly before the page hears that it was asleep. */
const grace = 1000;

interface Reading {
  wall: number;
  monotonic: number;
}

/** What is left, and both clocks at the moment that was true. */
interface Countdown {
  left: number;
  at: Reading;
  /** Wall time that has jumped ahead with no explanation so far, and when that was noticed. */
  unexplained: { ms: number; at: number };
}

export const readClocks = (clock: Clock): Reading => ({ wall: clock.now(), monotonic: clock.monotonic() });

export function beginCountdown(left: number, at: Reading): Countdown {
  return { left: Number.isFinite(left) ? Math.max(0, left) : 0, at, unexplained: { ms: 0, at: -Infinity } };
}

/**
 * The same countdown at a later reading. While the page is awake the monotonic clock alone counts, so setting the
 * device's clock changes nothing. That clock stands still while the device sleeps, so wall time that ran ahead of it
 * counts as well when the page has just woken. `hasJumped` tells that the clocks have come apart.
 */
export function continueCountdown(
  { left, at, unexplained }: Countdown,
  now: Reading,
  isWaking: boolean,
): { countdown: Countdown; hasJumped: boolean } {
  const passed = Math.max(0, now.monotonic - at.monotonic);
  const drift = now.wall - at.wall - passed;
  const hasJumped = Math.abs(drift) > tolerance;
  const isFresh = now.monotonic - unexplained.at <= grace;
  const earlier = isFresh ? unexplained.ms : 0;
  const ahead = Math.max(0, isWaking || hasJumped ? drift : 0) + earlier;
  const slept = isWaking ? ahead : 0;
  return {
    hasJumped,
    countdown: {
      left: Math.max(0, left - passed - slept),
      at: now,
      unexplained: {
        ms: isWaking ? 0 : ahead,
        at: hasJumped ? now.monotonic : unexplained.at,
      },
    },
  };
}

/** A countdown as it is kept over a reload, where wall time is the only clock. */
export interface SavedCountdown {
  left: number;
  /** Wall time, epoch milliseconds. */
  endsAt: number;
}

export const saveCountdown = ({ left, at }: Countdown): SavedCountdown => ({ left, endsAt: at.wall + left });

export const isSavedCountdown = (value: unknown): value is SavedCountdown =>
  typeof value === 'object' &&
  value !== null &&
  'left' in value &&
  Number.isFinite(value.left) &&
  'endsAt' in value &&
  Number.isFinite(value.endsAt);

/** Never more than was left when it was saved, whatever the clock says now. */
export const restoreCountdown = (saved: SavedCountdown, at: Reading): Countdown =>
  beginCountdown(Math.min(saved.left, saved.endsAt - at.wall), at);
