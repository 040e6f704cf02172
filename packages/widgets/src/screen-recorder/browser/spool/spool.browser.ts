import { within } from '../../../film/within.browser.ts';
import { tickInterval } from './spool-messages.ts';
import { isOutdated, type RecordingFacts } from './recording-facts.ts';
import { createRecordingFiles } from './recording-files.browser.ts';
import { createRecordingLocks } from './recording-locks.browser.ts';
import { createRecordingStore } from './recording-store.browser.ts';
import { startSpoolWorker, type SpoolWorker } from './spool-worker.browser.ts';

/** Where the bytes of one running recording go. */
export interface SpoolWriter {
  place: RecordingFacts['place'];
  /** Keeps a chunk behind those before it. Rejects with the browser's error; nothing more can be kept then. */
  write: (chunk: Blob, elapsed: number) => Promise<void>;
  /** Four times a second. */
  onTick: (listener: () => void) => void;
  /** Lets go of the file, which can be read then. */
  close: () => Promise<void>;
}

/** Keeps recordings on the device while they are made, and finds those that were left. */
export function createSpool(name: string) {
  const files = createRecordingFiles(name);
  const store = createRecordingStore(name);
  const locks = createRecordingLocks(`${name}:`);
  const inMemory = new Map<string, { facts: RecordingFacts; chunks: Blob[] }>();

  /** Chunk by chunk to the best place there is: a file by a worker, the database, the memory of this page. */
  async function open(facts: Omit<RecordingFacts, 'place' | 'elapsed' | 'bytes'>): Promise<SpoolWriter> {
    await locks.take(facts.id);
    const started = await startSpoolWorker(files.folder, files.raw(facts.id));
    const row: RecordingFacts = {
      ...facts,
      elapsed: 0,
      bytes: 0,
      place: started?.hasFile ? 'file' : 'database',
    };
    const memory: Blob[] = [];
    try {
      await store.put(row);
    } catch {
      row.place = 'memory';
      inMemory.set(facts.id, { facts: row, chunks: memory });
    }
    const keep = keeperOf(started?.worker, memory);
    return {
      place: row.place,
      async write(chunk, elapsed) {
        const next = { ...row, bytes: row.bytes + chunk.size, elapsed };
        await keep(chunk, next);
        Object.assign(row, next);
      },
      ...tickerOf(started?.worker),
    };
  }

  /** Keeps a chunk, and the facts of the recording with it. */
  function keeperOf(worker: SpoolWorker | undefined, memory: Blob[]) {
    let index = 0;
    return async (chunk: Blob, facts: RecordingFacts) => {
      if (facts.place === 'memory') return void memory.push(chunk);
      if (facts.place === 'database') return store.addChunk(facts, index++, chunk);
      await worker?.ask({ kind: 'write', bytes: await chunk.arrayBuffer() });
      await store.put(facts);
    };
  }

  /** All that was kept of it. */
  async function read(facts: RecordingFacts): Promise<Blob> {
    const type = facts.mimeType;
    if (facts.place === 'memory') return new Blob(inMemory.get(facts.id)?.chunks, { type });
    if (facts.place === 'database') return new Blob(await store.chunks(facts.id), { type });
    const file = await files.read(files.raw(facts.id));
    return file.slice(0, file.size, type);
  }

  /** The row may be behind the file: a page can end between the two. */
  async function measured(facts: RecordingFacts): Promise<RecordingFacts> {
    if (facts.place !== 'file') return facts;
    const { size } = await files.read(files.raw(facts.id)).catch(() => new Blob());
    return { ...facts, bytes: size };
  }

  async function remove(id: string) {
    inMemory.delete(id);
    await Promise.allSettled([
      store.remove(id),
      files.remove(files.raw(id)),
      files.remove(files.finished(id)),
    ]);
    locks.release(id);
  }

  return {
    files,
    locks,
    open,
    read,
    remove,
    facts: async (id: string) => inMemory.get(id)?.facts ?? (await store.get(id).catch(() => undefined)),
    /** Nobody's page is busy with them. What is too old is removed on the way. */
    async abandoned(now: number): Promise<RecordingFacts[]> {
      const rows = await store.all().catch((): RecordingFacts[] => []);
      for (const { facts } of inMemory.values()) rows.push(facts);
      // Asked after the rows: what has begun meanwhile is held, and not among them.
      const held = await locks.held();
      const free = await Promise.all(rows.filter(({ id }) => !held.has(id)).map(measured));
      const isUseless = (facts: RecordingFacts) => isOutdated(facts, now) || facts.bytes === 0;
      await Promise.all(free.filter(isUseless).map(({ id }) => remove(id)));
      return free.filter((facts) => !isUseless(facts));
    },
  };
}

/** Of the worker; where there is none, of the page itself, late while it is hidden. */
function tickerOf(worker: SpoolWorker | undefined): Pick<SpoolWriter, 'onTick' | 'close'> {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    onTick(listener) {
      if (worker) worker.onTick(listener);
      else timer = setInterval(listener, tickInterval);
    },
    async close() {
      clearInterval(timer);
      try {
        if (worker) await within(2000, worker.ask({ kind: 'close' }));
      } finally {
        worker?.end();
      }
    },
  };
}
