/**
 * A file that is written from its beginning to its end, and here and there once more. What was written goes into blobs,
 * which a browser keeps on the disk where they become many.
 */
export function createWrittenFile() {
  let written: Blob[] = [];
  let size = 0;

  function overwrite(bytes: Uint8Array<ArrayBuffer>, at: number) {
    const whole = new Blob(written);
    written = [whole.slice(0, at), new Blob([bytes]), whole.slice(at + bytes.length)];
  }

  return {
    /** `at` is at most what was written until now. */
    write(bytes: Uint8Array<ArrayBuffer>, at: number) {
      if (at > size) throw new Error('A file has no holes.');
      const old = Math.min(bytes.length, size - at);
      if (old > 0) overwrite(bytes.subarray(0, old), at);
      if (old === bytes.length) return;
      written.push(new Blob([bytes.subarray(old)]));
      size += bytes.length - old;
    },
    blob: (type: string) => new Blob(written, { type }),
  };
}
