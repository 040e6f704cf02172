import type { RecordsApi, VideoRecord } from '@shuyuan/api-client';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { PlayerPort } from '../host/widget-host.ts';
import type { WidgetContext } from '../widget/widget-context.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { moveFocus } from './focus-place.ts';
import type { LibraryViewContext } from './library-view-context.ts';
import type { RecordLibraryActions } from './record-library.store.ts';
import { hasUnsavedChanges, type RecordLibraryState } from './record-library.state.ts';
import { createRecordLibraryStore } from './record-library.store.ts';
import { recordLibraryStrings, type RecordLibraryStrings } from './record-library.strings.ts';
import { RecordLibraryView } from './record-library.view.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** The open recording is controlled by `openId`, or left to the library. */
export interface RecordLibraryProps {
  /** The record calls of a client. */
  records: RecordsApi;
  /** The address of a shared recording, as it is copied. Keep the function between renders. */
  shareAddress: (id: number) => string;
  /** Somebody wants to record. Without it there is no button for it. */
  onRecord?: () => void;
  /**
   * The recording that the page's address leads to, and the one that is open when `onOpenChange` keeps it there. The
   * library itself reads no address.
   */
  openId?: number | null;
  /** A recording was opened, or the list was gone back to (null). */
  onOpenChange?: (id: number | null) => void;
  /** The list, or the recording that the address leads to, is there, or did not come. */
  onReady?: () => void;
  /** Changes of a recording would be lost by leaving now, or no longer would. The library asks about its own ways. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** Another value loads the list anew in silence: something was added elsewhere. */
  version?: number;
  /** What stands below an open recording: its comments. */
  renderComments?: (record: VideoRecord) => ReactNode;
  /** What plays, for a host whose comments lead to moments of it; null when nothing does. Keep the function between renders. */
  onPlayer?: (player: PlayerPort | null) => void;
  /** Level of the heading: 1 where the library is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<RecordLibraryStrings>;
}

/** A person's recordings: found, watched, changed, shared, removed. Needs a `HostProvider`. */
export function RecordLibrary(props: RecordLibraryProps) {
  return (
    <PersonWidget
      name="record-library"
      props={props}
      strings={recordLibraryStrings}
      createStore={createRecordLibraryStore}
      isReady={({ open, list }) => (open ?? list).status !== 'loading'}
      moveFocus={moveFocus}
    >
      {(context) => <Library {...context} />}
    </PersonWidget>
  );
}

type LibraryWidgetContext = WidgetContext<
  RecordLibraryProps,
  RecordLibraryStrings,
  RecordLibraryState,
  RecordLibraryActions
>;

const noPlayer = () => {};

function Library({ state, actions, strings, locale, props, rootRef }: LibraryWidgetContext) {
  const { shareAddress, onRecord, renderComments, onPlayer = noPlayer, level = 2 } = props;
  const playing = useRef<PlayerPort | null>(null);
  useUnsavedChanges(hasUnsavedChanges(state), props.onUnsavedChange);
  const handlePlayer = useCallback(
    (player: PlayerPort | null) => {
      playing.current = player;
      onPlayer(player);
    },
    [onPlayer],
  );
  const context = useMemo<LibraryViewContext>(
    () => ({
      actions,
      strings,
      locale,
      level,
      shareAddress,
      onRecord,
      renderComments,
      onPlayer: handlePlayer,
      seek: (seconds) => playing.current?.seek(seconds),
    }),
    [actions, strings, locale, level, shareAddress, onRecord, renderComments, handlePlayer],
  );
  return <RecordLibraryView state={state} context={context} rootRef={rootRef} />;
}
