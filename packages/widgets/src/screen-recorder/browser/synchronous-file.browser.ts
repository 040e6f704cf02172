/** A file that a worker has for itself. The types of pages do not know it. */
export interface SynchronousFile {
  write: (bytes: ArrayBuffer | Uint8Array, options: { at: number }) => number;
  truncate: (size: number) => void;
  flush: () => void;
  close: () => void;
}

interface SynchronousHandle extends FileSystemFileHandle {
  createSyncAccessHandle: () => Promise<SynchronousFile>;
}

/** An empty file of this name. Rejects where the browser has none, or another worker holds it. */
export async function openEmptyFile(folder: string, name: string) {
  const root = await navigator.storage.getDirectory();
  const directory = await root.getDirectoryHandle(folder, { create: true });
  const handle = (await directory.getFileHandle(name, { create: true })) as SynchronousHandle;
  const file = await handle.createSyncAccessHandle();
  file.truncate(0);
  return { handle, file };
}

/**
 * Writes all of `bytes`. Throws a `QuotaExceededError` for any other answer than their exact length: a full device takes a
 * part of them, and Chromium then also answers its own negative code, read as an unsigned number, in place of an exception.
 */
export function writeWhole(file: SynchronousFile, bytes: ArrayBuffer | Uint8Array, at: number) {
  if (file.write(bytes, { at }) === bytes.byteLength) return;
  throw new DOMException('The device is full.', 'QuotaExceededError');
}
