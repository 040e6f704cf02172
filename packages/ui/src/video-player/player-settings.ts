import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mediaCommands } from './media-commands.ts';
import type { MediaState } from './media-state.ts';

/** How large captions are. */
export type CaptionSize = 'small' | 'standard' | 'large';

/** How somebody likes to watch, whatever it is. */
export interface PlayerSettings {
  /** Times the usual speed. */
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Language of the captions; null for none. */
  captions: string | null;
  captionSize: CaptionSize;
}

interface SettingsOptions {
  initial: Partial<PlayerSettings> | undefined;
  media: MediaState;
  /** Null where the film has no captions: what was chosen elsewhere stays. */
  captions: { language: string | null; size: CaptionSize } | null;
  /** Another speed may be chosen. */
  isSeekable: boolean;
  onChange: ((settings: PlayerSettings) => void) | undefined;
}

const usual: PlayerSettings = { rate: 1, volume: 1, isMuted: false, captions: null, captionSize: 'standard' };

/** Begins as somebody likes to watch, and tells when they like it otherwise. */
export function usePlayerSettings(video: HTMLVideoElement | null, options: SettingsOptions) {
  const { media, captions, isSeekable } = options;
  const [first] = useState({ ...usual, ...options.initial });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!video || !latest.current.initial) return;
    const { rate, volume, isMuted } = first;
    mediaCommands.setVolume(video, volume);
    if (isMuted) mediaCommands.toggleMuted(video);
    if (latest.current.isSeekable) mediaCommands.setRate(video, rate);
  }, [video, first]);

  const isBegun = useRef(false);
  const { rate, volume, isMuted } = media;
  const { language, size } = captions ?? {
    language: first.captions,
    size: first.captionSize,
  };
  useEffect(() => {
    if (!video) return;
    // As it begins nobody has chosen anything.
    if (isBegun.current)
      latest.current.onChange?.({
        rate: isSeekable ? rate : first.rate,
        volume,
        isMuted,
        captions: language,
        captionSize: size,
      });
    isBegun.current = true;
  }, [video, first, isSeekable, rate, volume, isMuted, language, size]);
}
