import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface RenewalOptions {
  failure: 'network' | 'format' | null;
  /** Answers another address of the same film. */
  renew: (() => Promise<string>) | undefined;
  /** Plays it from there, where the film was. */
  onRenewed: (src: string) => void;
}

/**
 * Another address for a film whose own has run out. Each address is tried until it fails; one that was renewed and brings
 * nothing is the end, so that a film which is broken itself does not ask for ever.
 */
export function useRenewal(video: HTMLVideoElement | null, { failure, renew, onRenewed }: RenewalOptions) {
  /** `fresh` may be renewed; `renewed` has brought nothing yet. */
  const [trust, setTrust] = useState<'fresh' | 'renewed'>('fresh');
  const isRenewing = failure !== null && renew !== undefined && trust === 'fresh';
  const latest = useRef({ renew, onRenewed });
  useLayoutEffect(() => {
    latest.current = { renew, onRenewed };
  });

  useEffect(() => {
    if (!video) return undefined;
    const prove = () => setTrust('fresh');
    video.addEventListener('loadeddata', prove);
    return () => video.removeEventListener('loadeddata', prove);
  }, [video]);

  useEffect(() => {
    if (!isRenewing || !video) return undefined;
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
