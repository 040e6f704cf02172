import { isApiError, type VideoRecord } from '@shuyuan/api-client';
import { createLatestCall } from '../async/latest-call.ts';
import type { LibraryContext } from './library-context.ts';
import type { OpenedRecord } from './opened-record.ts';
import { createProcessingWatch } from './processing-watch.ts';
import { hasUnsavedChanges } from './record-library.state.ts';

export type OpenActions = ReturnType<typeof createOpenActions>;

/** Which recording is looked at, in the place of the list. */
export function createOpenActions(
  context: LibraryContext,
  opened: OpenedRecord,
  onBegun: (id: number) => void,
) {
  const { records, get, set, getProps } = context;
  const processing = createProcessingWatch({
    ...context,
    isOpen: (id) => opened.ready()?.id === id,
    onChange: opened.change,
  });
  const opening = createLatestCall();

  function begin(record: VideoRecord) {
    const { id } = record;
    const idle = { editing: null, isSharing: false, hasJustShared: false, isDownloading: false };
    set({ open: { status: 'ready', id, record, ...idle }, focus: { on: 'record' } });
    processing.follow(record);
    onBegun(id);
  }

  async function fetch(id: number) {
    set({ open: { status: 'loading', id } });
    try {
      const answer = await opening.run((call) => records.detail(id, call));
      if (answer) begin(answer.video);
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ open: { status: error.code === 404 ? 'gone' : 'failed', id } });
    }
  }

  function giveUp() {
    opening.stop();
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
    getProps().onOpenChange?.(id);
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
