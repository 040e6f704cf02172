import type { VideoRecord } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import type { RecorderMedia, ScreenRecorderProps } from '@shuyuan/widgets/screen-recorder';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';
import type { RecorderPresence } from './recorder-presence.ts';

/** What a recorder needs; fetched when somebody first wants to record. */
export interface RecorderTools {
  ScreenRecorder: ComponentType<ScreenRecorderProps>;
  media: RecorderMedia;
  uploader: Uploader;
  /** Recordings that an earlier visit has left on this device to whoever is signed in. */
  countUnfinished: () => Promise<number>;
  presence: RecorderPresence;
}

export interface RecorderState {
  /** Null until somebody wants to record. Then it stays: a recording outlives the page that it was begun on. */
  tools: RecorderTools | null;
  isOpen: boolean;
  /** How often somebody has asked for it. */
  callCount: number;
  /** The recording of the library that it is opened with. */
  record: VideoRecord | null;
  /** Its code is on its way. */
  isWaiting: boolean;
  /** Grows with each recording that is saved: lists of recordings are asked for anew. */
  savedCount: number;
}

export interface RecorderDeps {
  load: () => Promise<RecorderTools>;
  storage: KeyValueStore;
  /** Whoever is signed in. */
  person: () => number | null;
  /** Its code did not come. */
  onNotLoaded: (error: unknown) => void;
}

/** The screen recorder of this page: one, over all its places. */
export interface RecorderStore extends StoreApi<RecorderState> {
  /** Fetches the code, so that it is there when it is wanted. A failure is heard of when it is. */
  preload: () => void;
  open: (record?: VideoRecord) => Promise<void>;
  close: () => void;
  noteSaved: () => void;
  /** Whether this person has opened it in this browser: only then can something of theirs be left unfinished here. */
  wasOpenedBy: (person: number) => boolean;
  /** Nothing of theirs is left here any more. What others have left is not forgotten with it. */
  forgetOpened: (person: number) => void;
  load: () => Promise<RecorderTools>;
}

export function createRecorderStore({ load, storage, person, onNotLoaded }: RecorderDeps): RecorderStore {
  const store = createStore<RecorderState>(() => ({
    tools: null,
    isOpen: false,
    callCount: 0,
    record: null,
    isWaiting: false,
    savedCount: 0,
  }));
  const { setState } = store;
  let loading: Promise<RecorderTools> | null = null;

  function loadOnce() {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    ...store,
    load: loadOnce,
    preload: () => void loadOnce().catch(() => {}),
    async open(record) {
      setState({ isWaiting: true });
      try {
        const tools = await loadOnce();
        const opener = person();
        if (opener !== null) tools.presence.enter(opener, () => storage.set(usedBy(opener), '1'));
        const { callCount } = store.getState();
        setState({ tools, isOpen: true, callCount: callCount + 1, record: record ?? null });
      } catch (error) {
        onNotLoaded(error);
      } finally {
        setState({ isWaiting: false });
      }
    },
    close: () => setState({ isOpen: false, record: null }),
    noteSaved: () => setState(({ savedCount }) => ({ savedCount: savedCount + 1 })),
    wasOpenedBy: (who) => storage.get(usedBy(who)) !== null,
    forgetOpened: (who) => storage.remove(usedBy(who)),
  };
}

const usedBy = (person: number) => storageKeys.recorderUsed + person;
