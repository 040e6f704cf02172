import { useSyncExternalStore } from 'react';
import type { Deadline } from './deadline.ts';

/** Whole seconds still to wait, rounded up: 0 only when the deadline has passed. */
export function useDeadline(deadline: Deadline): number {
  const seconds = () => Math.ceil(deadline.remaining() / 1000);
  return useSyncExternalStore(deadline.subscribe, seconds, seconds);
}
