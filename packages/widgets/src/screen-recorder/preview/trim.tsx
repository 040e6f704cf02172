import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Trimmer } from '../recorder-media.ts';
import type { RecordingDraft } from '../recorder-step.ts';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { createTrimStore, type TrimRange } from './trim.store.ts';
import { TrimView } from './trim.view.tsx';
import { useTrimPlayer } from './use-trim-player.ts';

export interface TrimProps {
  draft: RecordingDraft;
  /** Playable address of the draft. */
  url: string;
  trimmer: Trimmer;
  context: RecorderViewContext;
  onCut: (file: Blob, duration: number, range: TrimRange) => void;
  onBack: () => void;
}

/** Cuts away what is before and after a part of a draft. */
export function Trim({ draft, url, trimmer, context, onCut, onBack }: TrimProps) {
  const [store] = useState(() =>
    createTrimStore({ file: draft.file, duration: draft.duration ?? 0, trimmer, onCut }),
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
      context={context}
    />
  );
}
