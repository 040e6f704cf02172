import { createLazyModule } from '@shuyuan/ui/lazy-module';
import type { StoragePort } from './widget-host.ts';

/** A write that was logged by a page that has gone. */
export interface LoggedWrite {
  key: string;
  /** Undefined when the pair was removed. */
  value: unknown;
  /** Takes it from the log, unless something else was logged under the key since. */
  done: () => void;
}

/**
 * What was handed to the storage and may not lie there yet, in a place that takes it before the call returns: a page
 * that is left at once does not live to see a database open. Holds the last write of each key.
 */
export interface WriteAheadLog {
  /** `undefined` logs that the pair is removed. Answers what takes the write from the log, once the storage has it. */
  add: (key: string, value: unknown) => () => void;
  /** What other pages have logged and not taken back. */
  leftBehind: () => LoggedWrite[];
}

const noLog: WriteAheadLog = { add: () => () => {}, leftBehind: () => [] };

/**
 * A storage whose code comes with the first thing that is kept or looked for: who only reads needs none. A call whose
 * code does not come rejects, as a storage that refuses does; the next one asks again. What was set or removed is in
 * `log` until the storage has it.
 */
export function createLazyStorage(open: () => Promise<StoragePort>, log = noLog): StoragePort {
  const late = createLazyModule(async () => {
    const storage = await open();
    await writeLeftBehind(storage, log);
    return storage;
  });
  // Without waiting once it is there: a page that is being left does not live to see an answer.
  const onIt = <Result>(work: (storage: StoragePort) => Promise<Result>): Promise<Result> => {
    const storage = late.current();
    return storage ? work(storage) : late.load().then(work);
  };
  const write = async (key: string, value: unknown, work: (storage: StoragePort) => Promise<void>) => {
    const done = log.add(key, value);
    await onIt(work);
    done();
  };
  return {
    get: (key) => onIt((storage) => storage.get(key)),
    set: (key, value) => write(key, value, (storage) => storage.set(key, value)),
    remove: (key) => write(key, undefined, (storage) => storage.remove(key)),
    entries: (prefix) => onIt((storage) => storage.entries(prefix)),
    update: (key, change) => onIt((storage) => storage.update(key, change)),
    isLasting: () => onIt(async (storage) => (await storage.isLasting?.()) ?? true),
  };
}

/** Before anything else is asked of the storage. What it does not take stays in the log. */
async function writeLeftBehind(storage: StoragePort, log: WriteAheadLog) {
  if (log.leftBehind().length === 0) return;
  // Opens the database: between reading the log and writing, a page that is still there must not get ahead.
  const isLasting = await Promise.resolve(storage.isLasting?.() ?? true).catch(() => false);
  const writes = log.leftBehind().map(async ({ key, value, done }) => {
    await (value === undefined ? storage.remove(key) : storage.set(key, value));
    if (isLasting) done();
  });
  await Promise.allSettled(writes);
}
