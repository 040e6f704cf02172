import { useEffect, useRef } from 'react';

/** Calls `retry` once, so many seconds after it was first given them. 0: never. */
export function useRetryAfter(seconds: number, retry: (() => void) | undefined) {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => latest.current?.(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
