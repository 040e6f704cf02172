import { StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { writeWhole, type SynchronousFile } from '../synchronous-file.browser.ts';
import { repack } from './repack.ts';

/**
 * Packs it into `file`, in pieces of a mebibyte, and closes that. Rejects with a `QuotaExceededError` when the device is
 * full, and then gives back the room that the piece took.
 */
export async function repackToFile(raw: Blob, file: SynchronousFile): Promise<{ duration: number }> {
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => writeWhole(file, data, position),
  });
  try {
    const made = await repack(raw, new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 20 }));
    file.flush();
    return made;
  } catch (error) {
    file.truncate(0);
    throw error;
  } finally {
    file.close();
  }
}
