import { StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { openEmptyFile } from '../synchronous-file.browser.ts';
import type { FinishNews, FinishOrder } from './finish-messages.ts';
import { repackInMemory } from './repack-in-memory.ts';
import { repack } from './repack.ts';

interface Scope {
  postMessage: (news: FinishNews) => void;
  onmessage: ((event: MessageEvent<FinishOrder>) => void) | null;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => {
  finish(data).then(
    (news) => scope.postMessage(news),
    (error: unknown) => scope.postMessage({ kind: 'failed', message: String(error) }),
  );
};

async function finish({ raw, folder, name }: FinishOrder): Promise<FinishNews> {
  const place = await openFile(folder, name).catch(() => null);
  if (place) {
    const { duration } = await repack(raw, place.target);
    return { kind: 'done', duration, file: await place.close() };
  }
  return { kind: 'done', ...(await repackInMemory(raw)) };
}

/** A file that is written to in pieces of a mebibyte; rejects where the browser has none. */
async function openFile(folder: string, name: string) {
  const { file, handle } = await openEmptyFile(folder, name);
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => void file.write(data, { at: position }),
  });
  return {
    target: new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 20 }),
    close() {
      file.flush();
      file.close();
      return handle.getFile();
    },
  };
}
