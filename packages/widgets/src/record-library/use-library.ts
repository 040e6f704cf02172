import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHost } from '../host/host-context.tsx';
import { askBeforeLeaving } from '../page/ask-before-leaving.browser.ts';
import { saveFile } from '../page/save-file.browser.ts';
import { useStoreState } from '../store-state/use-store-state.ts';
import { moveFocus } from './focus-place.ts';
import type { RecordLibraryProps } from './record-library.props.ts';
import { hasUnsavedChanges } from './record-library.state.ts';
import { createRecordLibraryStore } from './record-library.store.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

/** The store of one library, running as long as its component is on the page. */
export function useLibrary(
  props: RecordLibraryProps,
  strings: RecordLibraryStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const { records, openId = null, onOpenChange, shareAddress, onUnsavedChange, onReady, version = 0 } = props;
  const [store] = useState(() => createRecordLibraryStore({ records, host, strings, saveFile }));
  const state = useStoreState(store);

  useLayoutEffect(() => store.connect({ onOpenChange, shareAddress }), [store, onOpenChange, shareAddress]);
  useLayoutEffect(() => store.start(), [store]);

  useEffect(() => store.actions.show(openId), [store, openId]);

  const seenVersion = useRef(version);
  useEffect(() => {
    if (version === seenVersion.current) return;
    seenVersion.current = version;
    store.actions.refresh();
  }, [store, version]);

  const isReady = (state.open ?? state.list).status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  const isUnsaved = hasUnsavedChanges(state);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    onUnsavedChange?.(true);
    const letGo = askBeforeLeaving();
    return () => {
      letGo();
      onUnsavedChange?.(false);
    };
  }, [isUnsaved, onUnsavedChange]);

  useEffect(() => {
    if (root.current && state.focus) moveFocus(root.current, state.focus);
  }, [state.focus, root]);

  return { state, actions: store.actions };
}
