import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaCommands } from './media-commands.ts';

/** Seconds by which a place is another one. */
const misplaced = 1.5;

/**
 * Where a film is and whether it plays, over all its sources. What the reader does between two of them is done when the
 * next has come.
 */
export function usePlace(video: HTMLVideoElement | null, startAt: number) {
  const [kept, setKept] = useState({ time: startAt, isPlaying: false });
  /** The second that it must stand at when it can play: some browsers forget where they were told to go. */
  const due = useRef<number | null>(null);
  const place = useRef(kept);
  const keep = useCallback((part: Partial<typeof place.current>) => {
    place.current = { ...place.current, ...part };
    setKept(place.current);
  }, []);

  // Not left to the events: an element that was stopped by a source that comes, or whose source has failed, tells none.
  const noteIntent = useCallback(
    (isPlaying: boolean) => {
      if (video?.readyState === 0) keep({ isPlaying });
    },
    [video, keep],
  );

  const play = useCallback(async () => {
    noteIntent(true);
    try {
      await video?.play();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') noteIntent(false);
      throw error;
    }
  }, [video, noteIntent]);
  const pause = () => {
    noteIntent(false);
    video?.pause();
  };

  useEffect(() => {
    if (!video) return;
    const listening = new AbortController();
    const on = (name: string, handle: () => void) =>
      video.addEventListener(name, handle, { signal: listening.signal });
    on('play', () => noteIntent(true));
    on('pause', () => noteIntent(false));
    on('loadedmetadata', () => {
      const { current } = place;
      due.current = current.time > 0 ? current.time : null;
      if (current.time > 0) mediaCommands.goTo(video, current.time);
      if (current.isPlaying) play().catch(() => {});
    });
    const goWhereDue = () => {
      if (due.current !== null && video.currentTime < due.current - misplaced)
        mediaCommands.goTo(video, due.current);
    };
    on('canplay', goWhereDue);
    on('playing', () => {
      goWhereDue();
      due.current = null;
    });
    return () => listening.abort();
  }, [video, noteIntent, play]);

  /** The second at which it is, or goes on. */
  const position = () => (video?.readyState ? video.currentTime : place.current.time);
  /** Whether it plays, or will. */
  const isPlaying = () => (video?.readyState ? !video.paused : place.current.isPlaying);
  return {
    /** What is to be drawn while there is no source. */
    kept,
    position,
    play,
    pause,
    toggle: () => {
      if (isPlaying()) pause();
      // A refusal is no failure: a browser that wants a press first says so by refusing.
      else play().catch(() => {});
    },
    goTo: (time: number) => {
      if (!video) return;
      // A hand wins over where it was.
      due.current = null;
      mediaCommands.goTo(video, time);
      if (video.readyState === 0) keep({ time });
    },
    /** Before its source goes: another one begins here, and plays as this one does unless told otherwise. */
    leave: (plays = isPlaying()) => keep({ time: position(), isPlaying: plays }),
  };
}
