import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import type { ScreenRecorderProps } from './screen-recorder.props.ts';
import { createScreenRecorderStore } from './screen-recorder.store.ts';
import { screenRecorderStrings } from './screen-recorder.strings.ts';

/** The rules of one recorder, running as long as its component is on the page. */
export function useScreenRecorder(props: ScreenRecorderProps) {
  const host = useHost();
  const { isOpen, callCount = 0, openRecord = null, onClose, onSaved } = props;
  const [store] = useState(() => {
    // Once: a recording must not end because the page draws itself anew.
    const { records, uploader, media, shareAddress, isServerReachable } = props;
    const strings = screenRecorderStrings[host.locale];
    return createScreenRecorderStore({
      records,
      uploader,
      media,
      host,
      strings,
      shareAddress,
      isServerReachable,
    });
  });
  const state = useStore(store);

  useEffect(() => store.setCallbacks({ onClose, onSaved }), [store, onClose, onSaved]);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (isOpen) store.open(openRecord);
    else store.actions.close();
  }, [store, isOpen, openRecord]);
  useEffect(() => {
    if (callCount > 0) store.summon();
  }, [store, callCount]);

  return { state, actions: store.actions };
}
