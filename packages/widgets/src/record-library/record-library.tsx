import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { PlayerPort } from '../host/widget-host.ts';
import { SignedOut } from '../signed-out/signed-out.tsx';
import type { LibraryAround } from './library-around.ts';
import type { RecordLibraryProps } from './record-library.props.ts';
import { recordLibraryStrings } from './record-library.strings.ts';
import { RecordLibraryView } from './record-library.view.tsx';
import { useLibrary } from './use-library.ts';

/** A person's recordings: found, watched, changed, shared, removed. Needs a `HostProvider`. */
export function RecordLibrary(props: RecordLibraryProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...recordLibraryStrings[locale], ...props.strings };
    return <SignedOut component="record-library" strings={strings} />;
  }
  return <OwnLibrary key={`${userId}/${locale}`} {...props} />;
}

const noPlayer = () => {};

function OwnLibrary(props: RecordLibraryProps) {
  const { strings: own, shareAddress, onRecord, renderComments, onPlayer = noPlayer, level = 2 } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const playing = useRef<PlayerPort | null>(null);
  const strings = useMemo(() => ({ ...recordLibraryStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useLibrary(props, strings, root);
  const around = useMemo<LibraryAround>(
    () => ({
      actions,
      strings,
      locale,
      level,
      shareAddress,
      onRecord,
      renderComments,
      onPlayer(player) {
        playing.current = player;
        onPlayer(player);
      },
      seek: (seconds) => playing.current?.seek(seconds),
    }),
    [actions, strings, locale, level, shareAddress, onRecord, renderComments, onPlayer],
  );
  return <RecordLibraryView state={state} around={around} rootRef={root} />;
}
