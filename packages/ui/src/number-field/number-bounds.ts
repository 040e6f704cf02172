/** Bounds of a number field. */
export interface NumberBounds {
  min?: number | undefined;
  max?: number | undefined;
  /** Distance between two valid numbers, counted from `min`. */
  step?: number | undefined;
}

/** A bound that a number breaks. */
export interface NumberProblem {
  kind: 'tooSmall' | 'tooBig' | 'notWhole' | 'tooFine' | 'between';
  /** The bound, the number of decimals, or the nearest valid number. */
  bound: number;
}

/** Difference from a whole number that floating point explains. */
const tolerance = 1e-6;

const isNearWhole = (value: number) => Math.abs(value - Math.round(value)) < tolerance;

/** Returns what is wrong with a number; null for one within the bounds, and for an empty field. */
export function numberProblem(value: number | null, { min, max, step }: NumberBounds): NumberProblem | null {
  if (value === null || Number.isNaN(value)) return null;
  if (min !== undefined && value < min) return { kind: 'tooSmall', bound: min };
  if (max !== undefined && value > max) return { kind: 'tooBig', bound: max };
  if (step === undefined) return null;
  const base = min ?? 0;
  const steps = (value - base) / step;
  if (isNearWhole(steps)) return null;
  const decimals = -Math.log10(step);
  const isDecimal = decimals >= 0 && isNearWhole(decimals) && isNearWhole(base / step);
  if (isDecimal && Math.round(decimals) === 0) return { kind: 'notWhole', bound: 0 };
  if (isDecimal) return { kind: 'tooFine', bound: Math.round(decimals) };
  return { kind: 'between', bound: base + Math.round(steps) * step };
}

/** Whether a field holds a number that it takes: not empty, within `min` and `max`, on a step. */
export const isNumberWithin = (value: number | null, bounds: NumberBounds): value is number =>
  value !== null && !Number.isNaN(value) && numberProblem(value, bounds) === null;
