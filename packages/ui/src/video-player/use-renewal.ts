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

/** Whether two seconds are two places. */
const areApart = (one: number, other: number) => Math.abs(one - other) > 3;

/**
 * Another address for a film whose own has run out. Each address is tried until it fails; one that was renewed, played
 * at no other place and fails at the same one is the end, so that a film which is broken itself does not ask for ever.
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

  // Before it is drawn: a failure elsewhere than the last is not told.
  useLayoutEffect(() => {
    if (failure !== null && areApart(latest.current.position(), failedAt.current)) setTrust('fresh');
  }, [failure]);

  useEffect(() => {
    if (!video) return undefined;
    const prove = () => {
      const { readyState, seeking, currentTime } = video;
      if (readyState > 0 && !seeking && areApart(currentTime, failedAt.current)) setTrust('fresh');
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
