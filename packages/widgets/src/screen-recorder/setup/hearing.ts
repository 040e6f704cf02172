import type { Clock } from '../../host/widget-host.ts';
import type { RecorderContext } from '../recorder-context.ts';
import { recorderLimits } from '../recorder-limits.ts';
import type { Microphone } from '../recorder-media.ts';

/** Loudness below this is the noise of a device, and no sound. */
const audible = 0.01;

/** Samples further apart than this had a hidden page between them, in which nobody has listened. */
const longestGap = 1000;

/** Listens to the open microphone: for its meter, and for whether anything comes from it at all. */
export function createHearing({ context, clock }: { context: RecorderContext; clock: Clock }) {
  const watchers = new Set<(level: number) => void>();
  let stopListening = () => {};
  let silentSince = 0;
  let lastSample = -Infinity;

  function tell(level: number) {
    for (const watcher of watchers) watcher(level);
  }

  function onLevel(level: number) {
    tell(level);
    const { isHeard, isSilent } = context.get().setup;
    if (isHeard) return;
    const now = clock.monotonic();
    if (now - lastSample > longestGap) silentSince = now;
    lastSample = now;
    if (level >= audible) context.patchSetup({ isHeard: true, isSilent: false });
    else if (!isSilent && now - silentSince >= recorderLimits.silence) context.patchSetup({ isSilent: true });
  }

  return {
    listenTo: (microphone: Microphone | null) => {
      stopListening();
      stopListening = () => {};
      lastSample = -Infinity;
      tell(0);
      if (microphone) stopListening = microphone.onLevel(onLevel);
    },
    watch: (listener: (level: number) => void) => {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
}
