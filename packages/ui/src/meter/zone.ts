/** Where a value stands between its bounds. */
export type Zone = 'normal' | 'high' | 'too-high' | 'low' | 'too-low';

interface Bounds {
  low: number | undefined;
  high: number | undefined;
  /** Which end is the good one. */
  better: 'low' | 'high';
}

/**
 * Two bounds make three zones: good, worth a look, bad. With one bound there is no zone between: past it, it is bad.
 */
export function zoneOf(value: number, { low, high, better }: Bounds): Zone {
  if (better === 'low') {
    const worst = high ?? low;
    if (worst !== undefined && value >= worst) return 'too-high';
    return low !== undefined && value >= low ? 'high' : 'normal';
  }
  const worst = low ?? high;
  if (worst !== undefined && value < worst) return 'too-low';
  return high !== undefined && value < high ? 'low' : 'normal';
}
