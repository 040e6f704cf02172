import { useCallback, useEffect, useRef } from 'react';
import { boundedLevel, createPeak, loudnessOf, markOf, type Loudness } from './level.ts';

/** How often what is heard may change: a screen reader that stands on the meter must not be flooded. */
const spokenEvery = 500;

/** Writes a level straight into the element, without rendering: cheap enough for every frame. */
export function useLevel(initial: number, now: () => number, words: Record<Loudness, string>) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ now, words });
  const peakOf = useRef(createPeak());
  const spokenAt = useRef(-Infinity);

  const set = useCallback((given: number) => {
    const element = root.current;
    if (!element) return;
    const level = boundedLevel(given);
    const moment = latest.current.now();
    const { style } = element;
    style.setProperty('--level', markOf(level));
    style.setProperty('--peak', markOf(peakOf.current(level, moment)));
    if (moment - spokenAt.current < spokenEvery) return;
    spokenAt.current = moment;
    element.setAttribute('aria-valuenow', String(Math.round(level)));
    element.setAttribute('aria-valuetext', latest.current.words[loudnessOf(level)]);
  }, []);

  useEffect(() => {
    latest.current = { now, words };
  }, [now, words]);
  useEffect(() => set(initial), [set, initial]);
  return [root, set] as const;
}
