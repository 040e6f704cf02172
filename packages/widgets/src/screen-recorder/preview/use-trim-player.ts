import { useRef, useState } from 'react';
import type { TrimRange } from './trim.store.ts';

/** Plays what is kept, and nothing beside it. */
export function useTrimPlayer({ from, to }: TrimRange) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  return {
    video,
    isPlaying,
    /** Stops at a moment, so that a handle shows where it stands. */
    show: (seconds: number) => {
      const element = video.current;
      if (!element) return;
      element.pause();
      element.currentTime = seconds;
    },
    toggle: () => {
      const element = video.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      if (element.currentTime < from || element.currentTime >= to - 0.05) element.currentTime = from;
      element.play().catch(() => setPlaying(false));
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate() {
        const element = video.current;
        if (element && !element.paused && element.currentTime >= to) element.pause();
      },
    },
  };
}
