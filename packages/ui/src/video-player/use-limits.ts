import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { allowedTime, isTooFar, isTrialOver, watchedTo, type Limits } from './limits.ts';
import { mediaCommands } from './media-commands.ts';
import { playedFrom } from './played-from.ts';

interface LimitsOptions extends Limits {
  /** What had been watched before, in seconds. */
  watched: number;
  /** Goes to a second that is allowed. */
  goTo: (seconds: number) => void;
  onTrialEnd?: (() => void) | undefined;
}

/**
 * Holds a video to what its learner may do, whoever asks: our controls, the keys of a keyboard for media, the window of a
 * picture in picture.
 */
export function useLimits(video: HTMLVideoElement | null, options: LimitsOptions) {
  const { isSeekable, trialSeconds, watched, goTo, onTrialEnd } = options;
  const [isOver, setOver] = useState(false);
  const furthest = useRef(watched);
  const latest = useRef({ onTrialEnd });
  useLayoutEffect(() => {
    latest.current = { onTrialEnd };
  });
  const known = useRef(watched);
  useEffect(() => {
    // Less than was known: what was watched has been taken back, and has to be watched again.
    furthest.current = watched < known.current ? watched : Math.max(furthest.current, watched);
    known.current = watched;
  }, [watched]);
  useEffect(() => {
    if (!video) return;
    const limits = { isSeekable, trialSeconds };
    const listening = new AbortController();
    const on = (name: string, handle: () => void) =>
      video.addEventListener(name, handle, { signal: listening.signal });
    let wasOver = false;
    const endTrial = () => {
      // Between two sources it stands at 0, where nobody is.
      if (video.readyState === 0) return;
      const isNow = isTrialOver(limits, video.currentTime);
      setOver(isNow);
      if (isNow) video.pause();
      if (isNow && !wasOver) latest.current.onTrialEnd?.();
      wasOver = isNow;
    };
    on('timeupdate', () => {
      if (!video.seeking)
        furthest.current = watchedTo(furthest.current, video.currentTime, playedFrom(video));
      endTrial();
    });
    on('play', endTrial);
    on('seeking', () => {
      const { currentTime, duration } = video;
      if (isTooFar(currentTime, limits, furthest.current, duration))
        mediaCommands.goTo(video, allowedTime(currentTime, limits, furthest.current, duration));
    });
    on('ratechange', () => {
      if (!isSeekable && video.playbackRate !== 1) mediaCommands.setRate(video, 1);
    });
    return () => listening.abort();
  }, [video, isSeekable, trialSeconds]);

  const seek = (time: number) => {
    if (video) goTo(allowedTime(time, { isSeekable, trialSeconds }, furthest.current, video.duration));
  };
  return { isTrialOver: isOver, seek };
}
