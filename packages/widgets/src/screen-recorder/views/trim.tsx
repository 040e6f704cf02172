import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Trimmer } from '../recorder-media.ts';
import type { Take } from '../recorder-step.ts';
import type { RecorderAround } from './recorder-view.props.ts';
import { createTrimStore, type TrimRange } from './trim.store.ts';
import { TrimView } from './trim.view.tsx';
import { useTrimPlayer } from './use-trim-player.ts';

export interface TrimProps {
  take: Take;
  /** Playable address of the take. */
  url: string;
  trimmer: Trimmer;
  around: RecorderAround;
  onCut: (file: Blob, duration: number, range: TrimRange) => void;
  onBack: () => void;
}

/** Cuts away what is before and after a part of a take. */
export function Trim({ take, url, trimmer, around, onCut, onBack }: TrimProps) {
  const [store] = useState(() =>
    createTrimStore({ file: take.file, duration: take.duration ?? 0, trimmer, onCut }),
  );
  const state = useStore(store);
  useEffect(() => store.open(), [store]);
  const player = useTrimPlayer(state.range);
  return (
    <TrimView
      state={state}
      actions={{ ...store, show: player.show, togglePlay: player.toggle, back: onBack }}
      isPlaying={player.isPlaying}
      url={url}
      videoRef={player.video}
      videoEvents={player.events}
      around={around}
    />
  );
}
