import type { SliderTry } from '@shuyuan/api-client';

type Track = Pick<SliderTry, 'x' | 'duration' | 'trail' | 'by'>;
type Step = { ms: number; px: number };

/** A hand's quickest sweep, and what a mouse reports of it. */
const leastByHand = { duration: 120, points: 6, moves: 3 };

/** Keys that are held repeat some thirty times a second; nobody taps this fast on average. */
const leastMsPerKey = 12;

/** How unlike a hand's speeds are: their deviation over their mean. A machine's even sweep has next to none. */
const leastUnevenness = 0.05;

/** How far the end of the trail may be from what was let go, since the last move may be left out. */
const endTolerance = 4;

/** Clocks of browsers are coarse on purpose. */
const clockTolerance = 20;

/** Whether a person may have moved the piece like this. A wrong place is not looked at here. */
export function isPlausible(track: Track): boolean {
  return isConsistent(track) && (track.by === 'pointer' ? isByHand(track) : isByKeys(track));
}

/** Time only goes on, and the way ends where the piece was let go. */
function isConsistent({ x, duration, trail }: Track): boolean {
  const [firstMs] = trail[0] ?? [-1];
  const [lastMs, lastX] = trail.at(-1) ?? [0, 0];
  return (
    firstMs >= 0 &&
    stepsOf(trail).every(({ ms }) => ms >= 0) &&
    trail.every(([, px]) => px >= 0 && px <= 350) &&
    lastMs <= duration + clockTolerance &&
    Math.abs(lastX - x) <= endTolerance
  );
}

function isByHand({ duration, trail }: Track): boolean {
  if (duration < leastByHand.duration || trail.length < leastByHand.points) return false;
  const moves = stepsOf(latestOfEachMoment(trail)).filter(({ px }) => px !== 0);
  const whole = (trail.at(-1)?.[1] ?? 0) - (trail[0]?.[1] ?? 0);
  const isLeap = moves.some(({ px }) => Math.abs(px) > 0.9 * Math.abs(whole));
  return moves.length >= leastByHand.moves && !isLeap && unevenness(moves) >= leastUnevenness;
}

/** Some browsers know the time to a tenth of a second only: what happens within it has no speed of its own. */
function latestOfEachMoment(trail: Track['trail']): Track['trail'] {
  return trail.filter(([ms], index) => trail[index + 1]?.[0] !== ms);
}

/** Steps may be as even as they like, since a key makes them so. */
function isByKeys({ trail, duration }: Track): boolean {
  return trail.length >= 2 && duration / trail.length >= leastMsPerKey;
}

function stepsOf(trail: Track['trail']): Step[] {
  return trail.slice(1).map(([ms, px], index) => {
    const [msBefore, pxBefore] = trail[index] ?? [0, 0];
    return { ms: ms - msBefore, px: px - pxBefore };
  });
}

function unevenness(moves: readonly Step[]): number {
  const speeds = moves.map(({ ms, px }) => Math.abs(px) / ms);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / mean;
}
