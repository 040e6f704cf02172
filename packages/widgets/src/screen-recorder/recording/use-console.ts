import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { RecorderActions } from '../screen-recorder.store.ts';
import { onMarkKey } from './page-keys.browser.ts';

/** The console's own keys, and the focus, which comes to it when it is drawn and each time it is summoned. */
export function useConsole(actions: RecorderActions, isPaused: boolean, summons = 0) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), [summons]);
  useEffect(() => (isPaused ? undefined : onMarkKey(actions.mark)), [actions, isPaused]);

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const key = event.key.toLowerCase();
    if (key === 'm' && !isPaused) actions.mark();
    else if (key === 'p') (isPaused ? actions.resume : actions.pause)();
    else return;
    event.preventDefault();
  }
  return { region, handleKey };
}
