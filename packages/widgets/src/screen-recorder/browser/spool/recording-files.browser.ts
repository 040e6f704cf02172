/** Files of recordings in the browser's own file system. Every call rejects where there is none. */
export function createRecordingFiles(folder: string) {
  const open = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  return {
    folder,
    /** Bytes as the recorder gave them. */
    raw: (id: string) => `${id}.part`,
    /** The file that was made of them. */
    finished: (id: string) => `${id}.mp4`,
    read: async (name: string): Promise<Blob> => (await (await open()).getFileHandle(name)).getFile(),
    async remove(name: string) {
      const directory = await open();
      await retry(() => directory.removeEntry(name));
    },
  };
}

/** A worker that has ended lets go of its file a moment later. What is not there needs no removing. */
async function retry(remove: () => Promise<void>) {
  for (let left = 10; ; left -= 1) {
    try {
      return await remove();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return;
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
