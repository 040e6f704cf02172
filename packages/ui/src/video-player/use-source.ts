import { useEffect, useRef, useState } from 'react';
import { attachSource, type Attached, type StreamLevel, type VideoSource } from './attach-source.ts';
import { mediaCommands } from './media-commands.ts';

export interface Quality {
  id: string;
  label: string;
}

interface SourceOptions {
  sources: readonly VideoSource[];
  /** Where it begins the first time, in seconds. */
  startAt: number;
  automatic: string;
}

const noLevels: readonly StreamLevel[] = [];

/** The source that plays, the qualities to choose from, and another try. The place and the play survive both. */
export function useSource(video: HTMLVideoElement | null, { sources, startAt, automatic }: SourceOptions) {
  const [chosen, setChosen] = useState(0);
  const [level, setLevel] = useState(-1);
  const [levels, setLevels] = useState(noLevels);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<'network' | 'format' | null>(null);
  const attached = useRef<Attached | null>(null);
  const place = useRef({ time: startAt, isPlaying: false });
  const [renewed, setRenewed] = useState<{ of: string; src: string } | null>(null);
  const { src: given = '', type } = sources[chosen] ?? sources[0] ?? {};
  const src = renewed?.of === given ? renewed.src : given;

  useEffect(() => {
    if (!video || !src) return;
    const { time, isPlaying } = place.current;
    const begin = () => {
      if (time > 0) mediaCommands.goTo(video, time);
      if (isPlaying) mediaCommands.toggle(video);
    };
    video.addEventListener('loadedmetadata', begin, { once: true });
    const source = attachSource(
      video,
      { src, ...(type && { type }) },
      { onLevels: setLevels, onFailure: setFailure },
    );
    attached.current = source;
    return () => {
      video.removeEventListener('loadedmetadata', begin);
      source.detach();
      attached.current = null;
    };
  }, [video, src, type, attempt]);

  /** Remembers where the video is before its source goes. */
  const leave = (isPlaying: boolean) => {
    if (video) place.current = { time: video.currentTime || place.current.time, isPlaying };
    setFailure(null);
    setLevels(noLevels);
  };
  const hasLevels = levels.length > 1;
  const files = sources.length > 1 ? sources : [];
  const qualities: Quality[] = hasLevels
    ? [
        { id: '-1', label: automatic },
        ...levels.map(({ height }, index) => ({ id: String(index), label: `${height}p` })).toReversed(),
      ]
    : files.map(({ label }, index) => ({ id: String(index), label: label ?? String(index + 1) }));

  const choose = (id: string) => {
    const index = Number(id);
    if (hasLevels) {
      attached.current?.chooseLevel(index);
      return setLevel(index);
    }
    leave(video ? !video.paused : false);
    setChosen(index);
  };
  const retry = () => {
    leave(true);
    setAttempt(attempt + 1);
  };
  /** The same film from another address. */
  const replace = (next: string) => {
    leave(video ? !video.paused : false);
    setRenewed({ of: given, src: next });
    setAttempt(attempt + 1);
  };
  return { failure, qualities, quality: String(hasLevels ? level : chosen), choose, retry, replace };
}
