import type { MediaFile } from '@shuyuan/api-client/manage';
import { askBeforeLeaving } from '../../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../../widget/block-unload-while.ts';
import type { MediaContext } from '../media-library.state.ts';
import { qualityIdOf } from '../qualities/quality-upload.ts';
import { keepCover } from './keep-cover.ts';
import { createNewEntries } from './new-entries.ts';
import { isUnfinished } from './upload-entry.ts';
import { noteOf } from './upload-note.ts';
import { createUploadQueue } from './upload-queue.ts';

/** Milliseconds after a file has arrived until the list is asked for again: many arrive soon after each other. */
export const arrivalPause = 500;

/** What comes into the library: files of this page, and those that an earlier one has not finished. */
export function createUploads(context: MediaContext, onArrived: (file: MediaFile) => void) {
  const { strings, getProps, get, set, announce } = context;
  const queue = createUploadQueue((uploads) => set({ uploads }));
  const { inParts, ofFile, ofFolder, ofQuality } = createNewEntries({
    context,
    onChange: queue.refresh,
    onGone: queue.drop,
    onStored(name, file) {
      queue.refresh();
      announce(strings.stored(name));
      onArrived(file);
    },
    onFilm(film, source) {
      makeQuality(film, source);
      void keepCover(context, film, source).then((isKept) => isKept && onArrived(film));
    },
  });

  /** Makes the smaller quality that a film misses; once more where it was tried. Without an encoder it has one. */
  function makeQuality(film: MediaFile, source?: Blob) {
    const { encoder, canStore } = getProps();
    const { wanted_height: height } = film;
    if (!encoder || !canStore || height === null) return;
    const id = qualityIdOf(film);
    const status = get().uploads.find((upload) => upload.id === id)?.status;
    if (status === 'failed') return queue.resume(id);
    if (status !== undefined && isUnfinished(status)) return;
    queue.drop(id);
    queue.add([ofQuality(encoder, film, height, source)]);
  }

  async function look() {
    const { uploaders, canStore } = getProps();
    const signal = context.lifetime.signal();
    if (!canStore) return;
    for (const way of ['video', 'file'] as const) {
      const found = await uploaders[way].unfinished().catch(() => []);
      if (signal.aborted) return;
      const ours = found.flatMap((upload) => {
        const note = noteOf(upload);
        return note?.way === way && !queue.has(upload.id) ? [inParts(upload.source, note, upload)] : [];
      });
      if (ours.length > 0) queue.add(ours);
    }
  }

  return {
    actions: {
      /** `folders`: names of folders that were dropped among the files, which are refused. */
      upload: (files: readonly File[], folders: readonly string[] = []) =>
        queue.add([...folders.map(ofFolder), ...files.map((file) => ofFile(file))]),
      replaceBy: (replaced: MediaFile, file: File) => queue.add([ofFile(file, replaced)]),
      /** For a film whose smaller quality was not made when it came. */
      makeQuality: (film: MediaFile) => makeQuality(film),
      pauseUpload: queue.pause,
      resumeUpload: queue.resume,
      cancelUpload: queue.cancel,
      clearUploads: queue.clearDone,
    },
    /** Looks for what an earlier page has left, which goes on. Returns the cleanup. */
    start() {
      void look();
      const stopAsking = blockUnloadWhile(
        () => get().uploads.some(({ status }) => isUnfinished(status)),
        context.store.subscribe,
        () => (getProps().askBeforeLeaving ?? askBeforeLeaving)(),
      );
      return () => {
        stopAsking();
        queue.leave();
      };
    },
  };
}
