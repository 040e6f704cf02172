import { useEffect, useState } from 'react';

/** A file of captions, in WebVTT, of the page's origin or allowed for it by CORS. */
export interface VideoTrack {
  src: string;
  /** As the reader chooses it: 中文. */
  label: string;
  /** A language tag: `zh-CN`. */
  language: string;
  /** Shown from the start. */
  isDefault?: boolean;
}

/** The words that are spoken now, out of the track that is shown. Ours to draw, so that they stay clear of the controls. */
export function useCaptions(video: HTMLVideoElement | null, tracks: readonly VideoTrack[]) {
  const [shown, setShown] = useState(() => tracks.findIndex(({ isDefault }) => isDefault));
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!video) return;
    const all = [...video.textTracks];
    // Hidden means read, and left to us to draw.
    all.forEach((track, index) => (track.mode = index === shown ? 'hidden' : 'disabled'));
    const track = all[shown];
    const read = () =>
      setWords([...(track?.activeCues ?? [])].map((cue) => plainCue((cue as VTTCue).text)).join('\n'));
    read();
    track?.addEventListener('cuechange', read);
    return () => track?.removeEventListener('cuechange', read);
  }, [video, shown]);
  return { shown, choose: setShown, words: shown < 0 ? '' : words };
}

/** Speakers, voices and styles of a cue are left out. */
const plainCue = (text: string) =>
  text.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp);/g, (whole, name: 'lt' | 'gt' | 'amp') => {
    const characters = { lt: '<', gt: '>', amp: '&' };
    return characters[name] ?? whole;
  });
