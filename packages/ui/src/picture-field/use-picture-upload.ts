import { useEffect, useRef, useState } from 'react';
import type { UploadPicture } from '../rich-text-editor/uploads.ts';

/** State of the upload of one picture. `share` is from 0 to 1, null until the first progress. */
export type PictureUpload =
  | { status: 'none' }
  | { status: 'running'; name: string; share: number | null }
  | { status: 'failed'; error: unknown }
  | { status: 'done' };

/** Uploads one picture at a time. Leaving the field ends the upload. */
export function usePictureUpload(send: UploadPicture | undefined, onChange: (address: string) => void) {
  const [upload, setUpload] = useState<PictureUpload>({ status: 'none' });
  const call = useRef<AbortController>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => call.current?.abort(), []);

  async function start(file: File) {
    if (!send) return;
    call.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    call.current = own;
    setUpload({ status: 'running', name: file.name, share: null });
    try {
      const { src } = await send(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setUpload({ status: 'running', name: file.name, share });
        },
      });
      if (signal.aborted) return;
      setUpload({ status: 'done' });
      latest.current(src);
    } catch (error) {
      // Whatever it was, the file is still where it came from.
      if (!signal.aborted) setUpload({ status: 'failed', error });
    }
  }

  return {
    upload,
    start,
    /** Ends the upload that is running, or forgets how the last one ended. */
    reset: () => {
      call.current?.abort();
      setUpload({ status: 'none' });
    },
  };
}
