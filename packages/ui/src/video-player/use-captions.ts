import { useEffect, useState } from 'react';
import type { CaptionSize } from './player-settings.ts';

/** Words and when they are spoken, in seconds. */
export interface VideoCue {
  start: number;
  end: number;
  /** Plain text; lines are parted by line feeds. */
  text: string;
}

/** Captions in one language. */
export type VideoTrack = {
  /** As the reader chooses it: 中文. */
  label: string;
  /** A language tag: `zh-CN`. */
  language: string;
  /** Shown from the start. */
  isDefault?: boolean;
} & (
  | {
      /** A file in WebVTT, of the page's origin or allowed for it by CORS. */
      src: string;
      cues?: never;
    }
  | {
      /** The words themselves, by their start, for who has them already. */
      cues: readonly VideoCue[];
      src?: never;
    }
);

interface CaptionsOptions {
  tracks: readonly VideoTrack[];
  /** The second that is shown. */
  time: number;
  /** The language that the reader chose elsewhere; null for none, undefined for what the track says. */
  language: string | null | undefined;
  size: CaptionSize | undefined;
}

/** The words that are spoken now, out of the track that is shown. Ours to draw, so that they stay clear of the controls. */
export function useCaptions(video: HTMLVideoElement | null, options: CaptionsOptions) {
  const { tracks, time, language } = options;
  const [shown, setShown] = useState(() =>
    tracks.findIndex((track) => (language === undefined ? track.isDefault : track.language === language)),
  );
  const [size, setSize] = useState<CaptionSize>(options.size ?? 'standard');
  const [read, setRead] = useState('');
  const own = tracks[shown]?.cues;
  // Of those with an address the browser has a track, in their order.
  const readIndex = own
    ? -1
    : tracks.slice(0, Math.max(0, shown)).filter(({ src }) => src !== undefined).length;
  useEffect(() => {
    if (!video) return;
    const all = [...video.textTracks];
    const index = shown < 0 ? -1 : readIndex;
    // Hidden means read, and left to us to draw.
    all.forEach((track, at) => (track.mode = at === index ? 'hidden' : 'disabled'));
    const track = all[index];
    const change = () =>
      setRead([...(track?.activeCues ?? [])].map((cue) => plainCue((cue as VTTCue).text)).join('\n'));
    change();
    track?.addEventListener('cuechange', change);
    return () => track?.removeEventListener('cuechange', change);
  }, [video, shown, readIndex]);
  const words = own ? wordsAt(own, time) : read;
  return { shown, choose: setShown, size, setSize, words: shown < 0 ? '' : words };
}

const wordsAt = (cues: readonly VideoCue[], time: number) =>
  cues
    .filter(({ start, end }) => start <= time && time < end)
    .map(({ text }) => text)
    .join('\n');

/** Speakers, voices and styles of a cue are left out. */
const plainCue = (text: string) =>
  text.replace(/<[^<>]*>/g, '').replace(/&(lt|gt|amp);/g, (whole, name: 'lt' | 'gt' | 'amp') => {
    const characters = { lt: '<', gt: '>', amp: '&' };
    return characters[name] ?? whole;
  });
