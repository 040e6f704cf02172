import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface RenewalOptions {
  failure: 'network' | 'format' | null;
  /** The second at which the film is, or goes on. */
  position: () => number;
  /** Answers another address of the same film. */
  renew: (() => Promise<string>) | undefined;
  /** Plays it from there, where the film was. */
  onRenewed: (src: string) => void;
}

/** How far from where the last address failed another one must bring the film, in seconds. */
const proof = 3;

/**
 * Another address for a film whose own has run out. Each address is tried until it fails; one that was renewed and fails
 * at the same place is the end, so that a film which is broken itself does not ask for ever.
 */
export function useRenewal(video: HTMLVideoElement | null, options: RenewalOptions) {
  const { failure, position, renew, onRenewed } = options;
  /** `fresh` may be renewed; `renewed` has proved nothing yet. */
  const [trust, setTrust] = useState<'fresh' | 'renewed'>('fresh');
  const isRenewing = failure !== null && renew !== undefined && trust === 'fresh';
  const failedAt = useRef(0);
  const latest = useRef({ position, renew, onRenewed });
  useLayoutEffect(() => {
    latest.current = { position, renew, onRenewed };
  });

  useEffect(() => {
    if (!video) return undefined;
    const prove = () => {
      const { readyState, seeking, currentTime } = video;
      if (readyState > 0 && !seeking && Math.abs(currentTime - failedAt.current) > proof) setTrust('fresh');
    };
    video.addEventListener('timeupdate', prove);
    return () => video.removeEventListener('timeupdate', prove);
  }, [video]);

  useEffect(() => {
    if (!isRenewing || !video) return undefined;
    failedAt.current = latest.current.position();
    const listening = new AbortController();
    const spend = () => setTrust('renewed');
    const renewNow = async () => {
      try {
        const src = await latest.current.renew?.();
        if (src === undefined || listening.signal.aborted) return;
        // The old failure goes with the old source: not before, or it would be told.
        video.addEventListener('emptied', spend, { once: true });
        latest.current.onRenewed(src);
      } catch {
        if (!listening.signal.aborted) spend();
      }
    };
    void renewNow();
    return () => listening.abort();
  }, [isRenewing, video]);

  return { isRenewing, trustAgain: () => setTrust('fresh') };
}
