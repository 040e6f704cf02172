import { isApiError, type VideoRecord } from '@shuyuan/api-client';
import type { LibraryDesk } from './library-desk.ts';
import type { OpenedRecord } from './opened-record.ts';
import { createProcessingWatch } from './processing-watch.ts';
import { hasUnsavedChanges } from './record-library.state.ts';

export type OpenActions = ReturnType<typeof createOpenActions>;

/** Which recording is looked at, in the place of the list. */
export function createOpenActions(desk: LibraryDesk, opened: OpenedRecord, onBegun: (id: number) => void) {
  const { records, get, set, outlets } = desk;
  const processing = createProcessingWatch({
    ...desk,
    isOpen: (id) => opened.ready()?.id === id,
    onChange: opened.change,
  });
  let opening = new AbortController();

  function begin(record: VideoRecord) {
    const { id } = record;
    const idle = { editing: null, isSharing: false, hasJustShared: false, isDownloading: false };
    set({ open: { status: 'ready', id, record, ...idle }, focus: { on: 'record' } });
    processing.follow(record);
    onBegun(id);
  }

  async function fetch(id: number) {
    const { signal } = opening;
    set({ open: { status: 'loading', id } });
    try {
      const { video } = await records.detail(id, { signal });
      if (!signal.aborted) begin(video);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      set({ open: { status: error.code === 404 ? 'gone' : 'failed', id } });
    }
  }

  function giveUp() {
    opening.abort();
    opening = new AbortController();
    processing.stop();
  }

  /** Shows a recording, or the list (null), without asking: the page's address leads there. */
  function show(id: number | null) {
    const { open, list } = get();
    if ((open?.id ?? null) === id) return;
    giveUp();
    if (id === null) return set({ open: null, focus: { on: 'card', id: open?.id ?? 0 } });
    const known = list.status === 'ready' ? list.records.find((record) => record.id === id) : undefined;
    if (known) begin(known);
    else void fetch(id);
  }

  function leaveFor(id: number | null) {
    show(id);
    outlets().onOpenChange?.(id);
  }

  return {
    show,
    leaveFor,
    /** The same by the person's own hand: what was changed is asked about, and the page is told. */
    goTo(id: number | null) {
      if (hasUnsavedChanges(get())) return set({ question: { kind: 'lose-changes', next: id } });
      leaveFor(id);
    },
    retry() {
      const { open } = get();
      if (open) void fetch(open.id);
    },
    /** An address that plays now. Rejects when there is none. */
    freshAddress: async (id: number) => (await records.detail(id)).video.url,
    start() {
      const open = opened.ready();
      if (open) processing.follow(open.record);
    },
    stop() {
      giveUp();
      // Whoever starts again asks again.
      if (get().open?.status === 'loading') set({ open: null });
    },
  };
}
