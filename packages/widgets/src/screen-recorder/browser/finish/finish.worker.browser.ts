import { openEmptyFile } from '../synchronous-file.browser.ts';
import type { FinishNews, FinishOrder } from './finish-messages.ts';
import { repackInMemory } from './repack-in-memory.ts';
import { repackToFile } from './repack-to-file.ts';

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
  const place = await openEmptyFile(folder, name).catch(() => null);
  const made = place && (await repackInFile(raw, place).catch(nullWhenFull));
  return { kind: 'done', ...(made ?? (await repackInMemory(raw))) };
}

/** Needs no memory for it. */
async function repackInFile(raw: Blob, { file, handle }: Awaited<ReturnType<typeof openEmptyFile>>) {
  const { duration } = await repackToFile(raw, file);
  return { duration, file: await handle.getFile() };
}

function nullWhenFull(error: unknown) {
  if (error instanceof Error && error.name === 'QuotaExceededError') return null;
  throw error;
}
