import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { PlayerPort } from '../host/widget-host.ts';
import { useStoreState } from '../widget/use-store-state.ts';
import type { SharedRecordingProps } from './shared-recording.props.ts';
import { createSharedRecordingStore } from './shared-recording.store.ts';
import { sharedRecordingStrings } from './shared-recording.strings.ts';
import { SharedRecordingView } from './shared-recording.view.tsx';

/** A recording as its link shows it, to whoever has the link. Needs a `HostProvider`. */
export function SharedRecording(props: SharedRecordingProps) {
  return <Recording key={props.id} {...props} />;
}

const noPlayer = () => {};

function Recording(props: SharedRecordingProps) {
  const { onManage, onPlayer = noPlayer, renderComments, level = 2, strings: own } = props;
  const { locale } = useHost();
  const strings = useMemo(() => ({ ...sharedRecordingStrings[locale], ...own }), [locale, own]);
  const playing = useRef<PlayerPort | null>(null);
  const { state, store } = useRecording(props);
  const handlePlayer = useMemo(
    () => (player: PlayerPort | null) => {
      playing.current = player;
      onPlayer(player);
    },
    [onPlayer],
  );
  return (
    <SharedRecordingView
      state={state}
      strings={strings}
      level={level}
      actions={{
        retry: store.load,
        signIn: store.signIn,
        manage: onManage,
        renewSource: store.freshAddress,
        seek: (seconds) => playing.current?.seek(seconds),
      }}
      onPlayer={handlePlayer}
      renderComments={renderComments}
    />
  );
}

function useRecording({ id, records, onStateChange }: SharedRecordingProps) {
  const host = useHost();
  const [store] = useState(() => createSharedRecordingStore({ id, records, host }));
  const state = useStoreState(store);
  useLayoutEffect(() => store.start(), [store]);
  useEffect(() => {
    onStateChange?.(state);
  }, [state, onStateChange]);
  return { state, store };
}
