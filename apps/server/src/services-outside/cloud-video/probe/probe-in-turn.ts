import { probeVideo, type ProbeSource } from './probe-video.ts';
import type { ProbedVideo } from './probe-messages.ts';

/** As `probeVideo`, but no more than so many at once: each is a thread with memory of its own. */
export function probeInTurn(atOnce: number): (source: ProbeSource) => Promise<ProbedVideo | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (source) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await probeVideo(source);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
