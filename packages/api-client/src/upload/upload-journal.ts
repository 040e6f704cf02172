import type { SentPart } from './upload-store.ts';
import type { UploadStorage } from './upload.types.ts';

/** What an upload is about. */
export interface Head {
  /** Grows with each upload of a person. */
  order: number;
  fileName: string;
  title: string;
  note: unknown;
  /** Null as long as no credentials were given. */
  videoId: string | null;
  /** Where it goes; see `addressOf`. */
  address: string;
  isDone: boolean;
}

/** What the store holds of it. */
export interface Progress {
  /** Of the store; null as long as nothing was sent in parts. */
  uploadId: string | null;
  partSize: number;
  parts: SentPart[];
  /** The most that was shown: parts may be lost, what was shown may not. */
  percent: number;
}

export interface JournalEntry {
  id: string;
  head: Head;
  file: Blob;
  /** Null as long as nothing was sent. */
  progress: Progress | null;
}

export type UploadJournal = ReturnType<typeof createUploadJournal>;
export type UploadItemStore = ReturnType<UploadJournal['itemStore']>;

type Piece = 'head' | 'file' | 'progress';

/**
 * The uploads of one person, kept on the device beyond a reload: the file once, the rest as it changes. Where the device
 * refuses, an upload goes on without.
 */
export function createUploadJournal(storage: UploadStorage, owner: string) {
  const root = `upload/${encodeURIComponent(owner)}/`;
  const keyOf = (id: string, piece: Piece) => `${root}${id}/${piece}`;

  async function read() {
    const pairs = await storage.entries(root);
    const values = new Map(pairs);
    const ids = new Set(pairs.map(([key]) => key.slice(root.length).replace(/\/\w+$/, '')));
    const pieces = (id: string) => (piece: Piece) => values.get(keyOf(id, piece));
    return [...ids].map((id) => ({ id, entry: openEntry(id, pieces(id)) }));
  }

  async function entries(): Promise<JournalEntry[]> {
    const found = (await read()).flatMap(({ entry }) => entry ?? []);
    return found.sort((one, other) => one.head.order - other.head.order);
  }

  return {
    /** The oldest first. Rejects when the device does not answer. */
    entries,
    /** Ids of what a crash between two writes, or an older version, has left there. */
    strays: async () => (await read()).flatMap(({ id, entry }) => (entry ? [] : id)),
    /** The place of one upload. What is refused to it is left undone. */
    itemStore: (id: string) => createItemStore(storage, (piece) => keyOf(id, piece), entries, id),
  };
}

function createItemStore(
  storage: UploadStorage,
  keyOf: (piece: Piece) => string,
  entries: () => Promise<JournalEntry[]>,
  id: string,
) {
  let tail: Promise<void> = Promise.resolve();
  let isRefused = false;
  const latest = new Map<Piece, unknown>();

  /** One after the other, so that what is newer is never overtaken. */
  function enqueue(write: () => Promise<void>): Promise<void> {
    tail = tail.then(write).catch(() => {
      isRefused = true;
    });
    return tail;
  }

  /** Of many states that wait to be written the last one is enough. */
  function put(piece: Piece, value: unknown): Promise<void> {
    if (isRefused) return tail;
    const isQueued = latest.has(piece);
    latest.set(piece, value);
    if (isQueued) return tail;
    return enqueue(async () => {
      const newest = latest.get(piece);
      latest.delete(piece);
      if (!isRefused) await storage.set(keyOf(piece), newest);
    });
  }

  return {
    /** What is kept of it now, perhaps by another page. Rejects when the device does not answer. */
    read: async () => (await entries()).find((entry) => entry.id === id),
    nextOrder: () =>
      entries().then(
        (others) => 1 + Math.max(0, ...others.map(({ head }) => head.order)),
        () => 1,
      ),
    /** Once; what makes it an upload follows with the head. */
    keepFile: (file: Blob) => put('file', file),
    keepHead: (head: Head) => put('head', { ...head }),
    keepProgress: (progress: Progress) => put('progress', { ...progress, parts: [...progress.parts] }),
    remove: () =>
      enqueue(async () => {
        isRefused = true;
        for (const piece of ['head', 'progress', 'file'] as const) await storage.remove(keyOf(piece));
      }),
  };
}

function openEntry(id: string, piece: (piece: Piece) => unknown): JournalEntry | null {
  const [head, file, progress] = [piece('head'), piece('file'), piece('progress')];
  if (!isHead(head) || !(file instanceof Blob)) return null;
  return { id, head, file, progress: isProgress(progress) ? progress : null };
}

const isHead = (value: unknown): value is Head =>
  isObject(value) && typeof value['title'] === 'string' && typeof value['order'] === 'number';

const isProgress = (value: unknown): value is Progress =>
  isObject(value) && Array.isArray(value['parts']) && typeof value['partSize'] === 'number';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
