import { useEffect, useLayoutEffect, useRef } from 'react';
import { playedFrom } from './played-from.ts';

export interface PlayerEvents {
  /** The second that is shown: while it plays once a second, and at once after a jump, a pause and the end. */
  onTime?: (seconds: number) => void;
  /** Before `onTime`: from which second to which it has been played without a jump, by now. What was skipped is in none. */
  onPlayed?: (from: number, to: number) => void;
  onPlay?: () => void;
  onPause?: () => void;
  onEnd?: () => void;
  /** Somebody has gone to a second, by a control, a key or the ref. */
  onSeek?: (seconds: number) => void;
  /** Its length has become known, in seconds. */
  onDuration?: (seconds: number) => void;
}

/** Tells a page what happens in a video, without telling it the same second twice. */
export function usePlayerEvents(video: HTMLVideoElement | null, events: PlayerEvents) {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!video) return;
    let told = -1;
    const tell = (least: number) => {
      const { currentTime, readyState } = video;
      // Between two sources it stands at 0, where nobody is.
      if (readyState === 0 || Math.abs(currentTime - told) < least) return;
      told = currentTime;
      const from = playedFrom(video);
      if (from < currentTime) latest.current.onPlayed?.(from, currentTime);
      latest.current.onTime?.(currentTime);
    };
    const listening = new AbortController();
    const on = (name: string, handle: () => void) =>
      video.addEventListener(name, handle, { signal: listening.signal });
    on('timeupdate', () => video.seeking || tell(1));
    on('seeked', () => tell(0.01));
    on('play', () => latest.current.onPlay?.());
    on('pause', () => {
      tell(0.01);
      // The end is told as the end.
      if (!video.ended) latest.current.onPause?.();
    });
    on('ended', () => {
      tell(0.01);
      latest.current.onEnd?.();
    });
    on('durationchange', () => {
      if (Number.isFinite(video.duration)) latest.current.onDuration?.(video.duration);
    });
    return () => listening.abort();
  }, [video]);
}
