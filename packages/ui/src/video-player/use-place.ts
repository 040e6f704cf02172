import { useEffect, useRef, useState } from 'react';
import { mediaCommands } from './media-commands.ts';

/**
 * Where a film is and whether it plays, over all its sources. What the reader does between two of them is done when the
 * next has come.
 */
export function usePlace(video: HTMLVideoElement | null, startAt: number) {
  const place = useRef({ time: startAt, isPlaying: false });
  const [kept, setKept] = useState(startAt);

  useEffect(() => {
    if (!video) return;
    const listening = new AbortController();
    const on = (name: string, handle: () => void) =>
      video.addEventListener(name, handle, { signal: listening.signal });
    // A source that comes stops the element without telling.
    const wish = (isPlaying: boolean) => {
      if (video.readyState === 0) place.current.isPlaying = isPlaying;
    };
    on('play', () => wish(true));
    on('pause', () => wish(false));
    on('loadedmetadata', () => {
      const { time, isPlaying } = place.current;
      if (time > 0) mediaCommands.goTo(video, time);
      if (isPlaying) mediaCommands.play(video);
    });
    return () => listening.abort();
  }, [video]);

  const keep = (time: number) => {
    place.current.time = time;
    setKept(time);
  };
  /** The second at which it is, or goes on. */
  const position = () => (video?.readyState ? video.currentTime : place.current.time);
  return {
    /** `position`, for drawing, while there is no source. */
    kept,
    position,
    goTo: (time: number) => {
      if (!video) return;
      mediaCommands.goTo(video, time);
      if (video.readyState === 0) keep(time);
    },
    /** Before its source goes: another one begins here, and plays as this one does unless told otherwise. */
    leave: (isPlaying?: boolean) => {
      keep(position());
      place.current.isPlaying = isPlaying ?? (video?.readyState ? !video.paused : place.current.isPlaying);
    },
  };
}
