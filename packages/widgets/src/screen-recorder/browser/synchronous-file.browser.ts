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
