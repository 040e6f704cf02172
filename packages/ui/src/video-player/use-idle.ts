import { useEffect, useState } from 'react';

/** How long a still hand keeps the controls, in milliseconds. */
const idleTimeout = 3000;

/** Whether nobody has moved or pressed anything in the player for a while, as long as it plays. */
export function useIdle(frame: HTMLElement | null, isPlaying: boolean) {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!frame || !isPlaying) return;
    let timer: number;
    const wake = () => {
      setStill(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setStill(true), idleTimeout);
    };
    wake();
    const listening = new AbortController();
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      frame.addEventListener(name, wake, { signal: listening.signal });
    return () => {
      listening.abort();
      window.clearTimeout(timer);
      setStill(false);
    };
  }, [frame, isPlaying]);
  return isPlaying && isStill;
}
