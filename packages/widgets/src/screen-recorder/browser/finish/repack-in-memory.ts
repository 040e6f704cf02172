import { BufferTarget } from 'mediabunny';
import { repack } from './repack.ts';

/** Needs twice the memory of the file; a worker with a file of its own needs none. */
export async function repackInMemory(raw: Blob): Promise<{ file: Blob; duration: number }> {
  const target = new BufferTarget();
  const { duration } = await repack(raw, target);
  return { duration, file: new Blob([target.buffer ?? new ArrayBuffer()]) };
}
