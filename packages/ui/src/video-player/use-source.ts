import { useEffect, useRef, useState } from 'react';
import { attachSource, type Attached, type StreamLevel, type VideoSource } from './attach-source.ts';

export interface Quality {
  id: string;
  label: string;
}

interface SourceOptions {
  sources: readonly VideoSource[];
  automatic: string;
  /** Called before a source goes, with what shall become of the play when that is known. */
  leave: (isPlaying?: boolean) => void;
}

const noLevels: readonly StreamLevel[] = [];

/** The source that plays, the qualities to choose from, and another try. The quality survives it. */
export function useSource(video: HTMLVideoElement | null, { sources, automatic, leave }: SourceOptions) {
  const [chosen, setChosen] = useState(0);
  const [level, setLevel] = useState(-1);
  const [levels, setLevels] = useState(noLevels);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<'network' | 'format' | null>(null);
  const attached = useRef<Attached | null>(null);
  const height = useRef<number>(undefined);
  const [renewed, setRenewed] = useState<{ of: string; src: string } | null>(null);
  const { src: given = '', type } = sources[chosen] ?? sources[0] ?? {};
  const src = renewed?.of === given ? renewed.src : given;

  useEffect(() => {
    if (!video || !src) return;
    const handleLevels = (offered: readonly StreamLevel[]) => {
      const again = offered.findIndex((each) => each.height === height.current);
      if (again >= 0) source.chooseLevel(again);
      setLevel(again);
      setLevels(offered);
    };
    const source = attachSource(
      video,
      { src, ...(type && { type }) },
      { onLevels: handleLevels, onFailure: setFailure },
    );
    attached.current = source;
    return () => {
      source.detach();
      attached.current = null;
    };
  }, [video, src, type, attempt]);

  /** Makes room for another source. */
  const clear = (isPlaying?: boolean) => {
    leave(isPlaying);
    setFailure(null);
    setLevels(noLevels);
  };
  const hasLevels = levels.length > 1;
  const files = sources.length > 1 ? sources : [];
  const qualities: Quality[] = hasLevels
    ? [
        { id: '-1', label: automatic },
        ...levels.map((each, index) => ({ id: String(index), label: `${each.height}p` })).toReversed(),
      ]
    : files.map(({ label }, index) => ({ id: String(index), label: label ?? String(index + 1) }));

  const choose = (id: string) => {
    const index = Number(id);
    if (hasLevels) {
      attached.current?.chooseLevel(index);
      height.current = levels[index]?.height;
      return setLevel(index);
    }
    clear();
    setChosen(index);
  };
  const retry = () => {
    clear(true);
    setAttempt(attempt + 1);
  };
  /** The same film from another address. */
  const replace = (next: string) => {
    clear();
    setRenewed({ of: given, src: next });
    setAttempt(attempt + 1);
  };
  return { failure, qualities, quality: String(hasLevels ? level : chosen), choose, retry, replace };
}
