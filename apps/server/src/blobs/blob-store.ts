/** Public files: pictures and what people upload. Local by default; an OSS-compatible store by configuration. */
export interface BlobStore {
  /**
   * Stores the bytes and answers their public address, `/blobs/…` for the local store.
   * @param key Segments of `[a-z0-9._-]` joined by `/`; the extension decides the content type it is served with.
   */
  put: (key: string, bytes: Uint8Array | string) => Promise<string>;
  /** The bytes, or null when there is no such file. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** Nothing happens when there is no such file. */
  remove: (key: string) => Promise<void>;
  /** Rejects when the store cannot be written and read. */
  check: () => Promise<void>;
}
