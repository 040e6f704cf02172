import type { MediaFile, MediaUse } from '@shuyuan/api-client/manage';
import { createLoad, type Failed } from '../../async/load.ts';
import { isMissing } from '../../async/refusals.ts';
import type { MediaContext } from '../media-library.state.ts';

/** The details of a file that have come. */
export interface ReadyMedia {
  status: 'ready';
  file: MediaFile;
  /** Where it is read; null while it cannot be. A signed one runs out. */
  address: { url: string; thumb: string } | null;
  uses: readonly MediaUse[];
  /** As it is typed. */
  title: string;
  /** What is being done with it. */
  busy: 'title' | 'move' | 'download' | null;
  /** What is wrong with the title; empty otherwise. */
  error: string;
}

/** One file whose details are shown. */
export type OpenMedia = { id: number } & ({ status: 'loading' | 'gone' } | Failed | ReadyMedia);

/** Those that are there. */
export const readyOf = ({ open }: { open: OpenMedia | null }) => (open?.status === 'ready' ? open : null);

/** Brings the details of one file, and renews them in silence. */
export function createOpening({ host, getProps, get, set }: MediaContext) {
  const idNow = () => get().open?.id ?? 0;

  const { load, stop, wake } = createLoad({
    network: host.network,
    get: () => get().open ?? { status: 'closed' },
    set: (failed) => set({ open: { id: idNow(), ...failed } }),
    async ask(options) {
      const { media } = getProps();
      const id = idNow();
      const [file, uses] = await Promise.all([media.find(id, options), media.uses(id, options)]);
      // What has not arrived, or is no video, is read nowhere.
      const address = file.status === 'ready' ? await media.address(id, options) : null;
      return { file, address, uses: uses.data };
    },
    onResult(answer) {
      const before = readyOf(get());
      const isTyped = before !== null && before.title !== before.file.title;
      const title = isTyped ? before.title : answer.file.title;
      set({ open: { id: answer.file.id, status: 'ready', busy: null, error: '', ...answer, title } });
    },
    onError(error) {
      if (isMissing(error)) set({ open: { id: idNow(), status: 'gone' } });
      return isMissing(error) || readyOf(get()) !== null;
    },
  });

  return {
    load,
    stop,
    wake,
    show: (id: number | null) => {
      const { open } = get();
      // One that was on its way when the page went is asked for again.
      if (id === (open?.id ?? null) && open?.status !== 'loading') return;
      stop();
      set({ open: id === null ? null : { id, status: 'loading' } });
      if (id !== null) void load();
    },
    /** Asks again, in silence where something is shown. */
    refresh: () => {
      if (get().open) void load();
    },
    /** The list knows better: a video is ready, or a file was replaced. */
    follow: (rows: readonly MediaFile[]) => {
      const file = readyOf(get())?.file;
      const row = rows.find(({ id }) => id === file?.id);
      if (row && (row.status !== file?.status || row.updated_at !== file.updated_at)) void load();
    },
  };
}
