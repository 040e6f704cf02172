import { useCallback, useEffect, useState } from 'react';
import type { LatePart } from './late-part.ts';
import { useLatePart } from './use-late-part.ts';

export interface LatePartOrRetry<Part> {
  /** Nothing until it has come. */
  part: Part | undefined;
  /** It did not come: say so in its place, with a button that calls `retry`. */
  hasFailed: boolean;
  /** Asks for it again, and takes the failure back until that is known. The same function at each drawing. */
  retry: () => void;
}

/** When a line, or a reader, is likely to be back. */
const wakes = ['online', 'pageshow', 'focus'] as const;

/**
 * As `useLatePart`, for what has a place of its own: tells a failure, which the reader may answer with `retry`. What
 * failed is asked for without a word when the line or the reader is back, and stands in its place as soon as it comes.
 */
export function useLatePartOrRetry<Part>(late: LatePart<Part>, isWanted = true): LatePartOrRetry<Part> {
  const [isGivenUp, setGivenUp] = useState(false);
  const part = useLatePart(late, isWanted && !isGivenUp, () => setGivenUp(true));
  const retry = useCallback(() => setGivenUp(false), []);
  const hasFailed = isWanted && isGivenUp && part === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const askQuietly = () => void late.load().catch(() => {});
    for (const wake of wakes) addEventListener(wake, askQuietly);
    return () => {
      for (const wake of wakes) removeEventListener(wake, askQuietly);
    };
  }, [late, hasFailed]);
  return { part, hasFailed, retry };
}
