import type { MediaFile } from '@shuyuan/api-client/manage';
import type { MediaLibraryStrings } from '../media-library.strings.ts';
import type { UploadEntry, UploadStatus } from '../uploads/upload-entry.ts';
import type { FilmEncoder } from './film-encoder.ts';

interface QualityUploadOptions {
  id: string;
  /** As it is called among the uploads. */
  name: string;
  height: number;
  encoder: FilmEncoder;
  /** The film itself, or where it is read. */
  film: () => Promise<Blob | string>;
  /** Sends what was made, and puts it beside the film. */
  send: (made: Blob) => UploadEntry;
  strings: MediaLibraryStrings;
  onChange: () => void;
}

/** As the queue knows the one that belongs to a film. */
export const qualityIdOf = ({ id }: Pick<MediaFile, 'id'>) => `quality-${id}`;

/**
 * A film's smaller quality: made in the page, then sent like any other. What goes wrong here is none of the film's
 * business, which is in the library already.
 */
export function createQualityUpload(options: QualityUploadOptions): UploadEntry {
  const { id, name, height, encoder, strings, onChange } = options;
  let status: UploadStatus = 'waiting';
  let message = '';
  let percent = 0;
  let call = new AbortController();
  /** Once it is made. */
  let sent: UploadEntry | null = null;

  function enter(next: UploadStatus, why = '') {
    status = next;
    message = why;
    onChange();
  }

  async function start() {
    call = new AbortController();
    const { signal } = call;
    percent = 0;
    enter('encoding');
    try {
      const made = await encoder.encode(await options.film(), {
        height,
        signal,
        onProgress(part) {
          const next = Math.floor(part * 100);
          if (signal.aborted || next <= percent) return;
          percent = next;
          onChange();
        },
      });
      if (signal.aborted) return;
      if (!made) return enter('refused', strings.qualityUnsupported(height));
      sent = options.send(made);
      sent.start();
      onChange();
    } catch {
      // Whatever it was, the film is there and it can be tried again.
      if (!signal.aborted) enter('failed', strings.qualityFailed(height));
    }
  }

  return {
    id,
    row() {
      const row = sent?.row();
      if (row) return { ...row, id, name };
      return {
        id,
        name,
        bytes: null,
        kind: 'video',
        status,
        percent,
        message,
        canPause: status === 'waiting',
      };
    },
    start: () => {
      if (sent) sent.start();
      else if (status === 'waiting') void start();
    },
    pause: () => {
      if (sent) sent.pause();
      else if (status === 'waiting') enter('paused');
    },
    resume: () => {
      if (sent) sent.resume();
      else if (status === 'paused' || status === 'failed') enter('waiting');
    },
    cancel: () => {
      call.abort();
      sent?.cancel();
    },
    leave: () => {
      call.abort();
      sent?.leave();
    },
  };
}
