import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import type { RecorderContext } from '../recorder-context.ts';
import type { LibraryState, ScreenRecorderState } from '../screen-recorder.state.ts';

/** @see specification section 9: record list fetch size */
const pageSize = 20;

/** Pages that are looked through for the recording that was opened. */
const furthest = 5;

/** Where the preview stands in the library: -1 for a draft, which is newer than all of it; null when nobody knows. */
function placeOf({ step, library }: ScreenRecorderState): number | null {
  if (!('subject' in step) || library.records.status !== 'ready') return null;
  const { subject } = step;
  if (subject.kind === 'draft') return -1;
  const index = library.records.value.findIndex(({ id }) => id === subject.record.id);
  return index === -1 ? null : index;
}

/** Whether there is a newer and an older recording than the one that is shown. */
export function neighboursOf(state: ScreenRecorderState): { previous: boolean; next: boolean } {
  const place = placeOf(state);
  if (place === null) return { previous: false, next: false };
  return { previous: place > 0, next: place + 1 < state.library.total };
}

export interface LibraryDeps {
  context: RecorderContext;
  records: Pick<RecordsApi, 'list' | 'categories'>;
}

/** The recordings before and after the one that is shown, and the categories it may lie in. */
export function createLibrary({ context, records }: LibraryDeps) {
  /** What is on its way for an earlier opening counts for nothing. */
  let round = 0;
  let pages = 0;

  const patch = (part: Partial<LibraryState>) =>
    context.set({ library: { ...context.get().library, ...part } });
  const known = () => {
    const { records: now } = context.get().library;
    return now.status === 'ready' ? now.value : [];
  };

  const hasMore = () => known().length < context.get().library.total;

  async function loadPage(page: number, own: number) {
    const { data, total } = await records.list({ page, size: pageSize });
    if (own !== round) return;
    const before = page === 1 ? [] : known();
    // A recording that came meanwhile moves the pages.
    pages = page;
    const fresh = data.filter(({ id }) => !before.some((row) => row.id === id));
    patch({ records: { status: 'ready', value: [...before, ...fresh] }, total });
  }

  async function loadRecords(own: number) {
    patch({ records: { status: 'loading' } });
    try {
      await loadPage(1, own);
      // Whoever opens an old recording has come from a later page.
      while (own === round && placeOf(context.get()) === null && hasMore() && pages < furthest)
        await loadPage(pages + 1, own);
    } catch (error) {
      if (own === round) patch({ records: { status: 'failed' } });
      if (!isApiError(error)) throw error;
    }
  }

  async function loadCategories(own: number) {
    patch({ categories: { status: 'loading' } });
    try {
      const value = await records.categories();
      if (own === round) patch({ categories: { status: 'ready', value } });
    } catch (error) {
      if (own === round) patch({ categories: { status: 'failed' } });
      if (!isApiError(error)) throw error;
    }
  }

  return {
    load: async () => {
      const own = (round += 1);
      await Promise.all([loadRecords(own), loadCategories(own)]);
    },
    /** Loads again only what has failed. */
    retry: async () => {
      const { records: list, categories } = context.get().library;
      await Promise.all([
        list.status === 'failed' && loadRecords(round),
        categories.status === 'failed' && loadCategories(round),
      ]);
    },
    /** The neighbour, fetched when it lies on the next page; null when there is none. */
    neighbour: async (to: 'previous' | 'next'): Promise<VideoRecord | null> => {
      const place = placeOf(context.get());
      if (place === null) return null;
      const index = to === 'next' ? place + 1 : place - 1;
      if (index >= known().length && hasMore()) await loadPage(pages + 1, round);
      return known()[index] ?? null;
    },
    /** The library holds this now. */
    put: (record: VideoRecord) => {
      const { records: list, total } = context.get().library;
      if (list.status !== 'ready') return;
      const has = list.value.some(({ id }) => id === record.id);
      const value = has
        ? list.value.map((row) => (row.id === record.id ? record : row))
        : [record, ...list.value];
      patch({ records: { status: 'ready', value }, total: has ? total : total + 1 });
    },
    stop: () => {
      round += 1;
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;
