import type { VideoRecord } from '@shuyuan/api-client';
import type { MediaFile } from '@shuyuan/api-client/manage';
import { failureText } from '../../async/failure-text.ts';
import { createPagedList, type PagedListPlace } from '../../async/paged-list.ts';
import type { MediaContext } from '../media-library.state.ts';

/** Recordings on one page. */
export const recordingsSize = 12;

/** Choosing for a form or a text: a file of the library, or a recording of one's own, which comes into it by that. */
export function createPicking({ host, strings, getProps, get, set, lifetime }: MediaContext) {
  const list = createPagedList<PagedListPlace, VideoRecord>({
    host,
    pageSize: recordingsSize,
    store: {
      getState: () => get().recordings,
      setState: (part) => set({ recordings: { ...get().recordings, ...part } }),
    },
    ask: async ({ page }, options) =>
      (await getProps().records?.list({ page, size: recordingsSize }, options)) ?? { data: [], total: 0 },
    onPlace() {},
    onListed() {},
  });

  return {
    stop: list.stop,
    wake: () => {
      if (get().source === 'recordings') list.wake();
    },
    actions: {
      showSource: (source: 'library' | 'recordings') => {
        set({ source });
        if (source === 'recordings') void list.start();
      },
      retryRecordings: () => void list.retry(),
      turnRecordingsTo: (page: number) => list.turnTo(page),
      pick: (file: MediaFile) => getProps().onPick?.(file),
      /** Asked for twice it comes into the library once. */
      pickRecording: async ({ id }: VideoRecord) => {
        const signal = lifetime.signal();
        if (get().picking !== null) return;
        set({ picking: id });
        try {
          const file = await getProps().media.keepRecord(id, null);
          if (!signal.aborted) getProps().onPick?.(file);
        } catch (error) {
          const text = failureText(error, strings.recordingNotKept);
          if (text && !signal.aborted) host.notify('critical', text);
        } finally {
          set({ picking: null });
        }
      },
    },
  };
}
