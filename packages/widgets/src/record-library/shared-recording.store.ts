import { isApiError, type RecordDetail, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import { createLatestCall } from '../async/latest-call.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import { createProcessingWatch } from './processing-watch.ts';

/** What a shared recording shows, as `onStateChange` tells it. */
export type SharedRecordingState =
  | { status: 'loading' }
  | { status: 'ready'; detail: RecordDetail }
  /** It is not there, or not for whoever asks: the server does not tell which. */
  | { status: 'closed'; isVisitor: boolean }
  | { status: 'failed' };

export interface SharedRecordingDeps {
  id: number;
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'session' | 'scheduler'>;
}

/** One recording by its link. It begins with `start`; another recording is another store. */
export function createSharedRecordingStore({ id, records, host }: SharedRecordingDeps) {
  const store = createStore<SharedRecordingState>(() => ({ status: 'loading' }));
  const { getState: get, setState: set } = store;
  const processing = createProcessingWatch({ records, host, isOpen, onChange });
  const calls = createLatestCall();

  function isOpen() {
    return get().status === 'ready';
  }

  function onChange(_: number, part: Partial<VideoRecord>) {
    const state = get();
    if (state.status !== 'ready') return;
    set({ status: 'ready', detail: { ...state.detail, video: { ...state.detail.video, ...part } } }, true);
  }

  /** Whoever is watching goes on watching while it is asked for again. */
  async function load() {
    if (!isOpen()) set({ status: 'loading' }, true);
    try {
      const detail = await calls.run((call) => records.detail(id, call));
      if (!detail) return;
      set({ status: 'ready', detail }, true);
      processing.follow(detail.video);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 404) set({ status: 'closed', isVisitor: host.session.current() === null }, true);
      else if (!isOpen()) set({ status: 'failed' }, true);
    }
  }

  return {
    ...store,
    load: () => void load(),
    /** An address that plays now. Rejects when there is none. */
    freshAddress: async () => (await records.detail(id)).video.url,
    signIn: () => host.session.requestLogin(1, { kind: 'open-recording', purpose: 'record', run() {} }),
    /** Loads it, and asks again when somebody signs in or out: it may be theirs. Answers the way to stop. */
    start() {
      let userId = host.session.current()?.id;
      const stopFollowing = host.session.subscribe(() => {
        const next = host.session.current()?.id;
        if (next === userId) return;
        userId = next;
        void load();
      });
      void load();
      return () => {
        stopFollowing();
        calls.stop();
        processing.stop();
      };
    },
  };
}
