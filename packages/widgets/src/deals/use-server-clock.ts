import { useCallback } from 'react';
import { useHost } from '../host/host-context.tsx';

/** The server's time, which no device's clock can turn: `ahead` is how far it was ahead of the monotonic clock. */
export function useServerClock(ahead: number): () => number {
  const { clock } = useHost();
  return useCallback(() => clock.monotonic() + ahead, [clock, ahead]);
}
