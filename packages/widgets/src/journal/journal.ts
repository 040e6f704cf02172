import type { StoragePort } from '../host/widget-host.ts';

/** A value in the log. `sequence` is what `replace`, `update` and `remove` take. */
export interface JournalEntry<Value> {
  /** Position in the log; grows with each append, never reused. A crash may leave a gap. */
  sequence: number;
  value: Value;
}

/**
 * An append-only log on the device that outlives reloads and crashes. Order is the order of appending; an append
 * has happened once its promise settles. Rejects when the device refuses to store.
 */
export interface Journal<Value> {
  append: (value: Value) => Promise<JournalEntry<Value>>;
  /** Replaces the value at `sequence`; nothing happens when it was removed. */
  replace: (sequence: number, value: Value) => Promise<void>;
  /**
   * Replaces by what `change` answers, in one step that no other page can come between. Answers the new value;
   * `undefined` when there was none.
   */
  update: (sequence: number, change: (value: Value) => Value | undefined) => Promise<Value | undefined>;
  remove: (sequence: number) => Promise<void>;
  entries: () => Promise<JournalEntry<Value>[]>;
  /** False where the device keeps things no longer than the page lives. */
  isLasting: () => Promise<boolean>;
}

/** Where a journal is kept, and which values it accepts. */
export interface JournalOptions<Value> {
  storage: StoragePort;
  /** Names the log; two journals of one name share their entries. Include the user and the target. */
  name: string;
  /** Narrows what an older version or a foreign hand has left there; entries it refuses are dropped. */
  isValue: (value: unknown) => value is Value;
}

/** Wide enough for every safe integer, so that the order of keys is the order of numbers. */
const sequenceDigits = 16;

const rootOf = (name: string) => `journal/${encodeURIComponent(name)}`;

/** Names of the logs on the device that begin with `prefix` and hold something. */
export async function findJournals(storage: StoragePort, prefix: string): Promise<string[]> {
  const pairs = await storage.entries(rootOf(prefix));
  const names = pairs.flatMap(([key]) => /^journal\/([^/]*)\/entries\//.exec(key)?.[1] ?? []);
  return [...new Set(names)].map(decodeURIComponent);
}

/** Opens the log `name`. Any number of pages may hold one log open and append at the same time. */
export function createJournal<Value>({ storage, name, isValue }: JournalOptions<Value>): Journal<Value> {
  const root = rootOf(name);
  const lastKey = `${root}/last`;
  const entriesKey = `${root}/entries/`;
  const keyOf = (sequence: number) => entriesKey + String(sequence).padStart(sequenceDigits, '0');
  let tail: Promise<unknown> = Promise.resolve();

  async function appendNow(value: Value): Promise<JournalEntry<Value>> {
    for (;;) {
      const sequence = Number(await storage.update(lastKey, (last) => (isCount(last) ? last : 0) + 1));
      let isOurs = false;
      // A place can only be taken when the counter was lost; then the next free one is ours.
      await storage.update(keyOf(sequence), (present) => {
        isOurs = present === undefined;
        return isOurs ? value : present;
      });
      if (isOurs) return { sequence, value };
    }
  }

  async function update(sequence: number, change: (value: Value) => Value | undefined) {
    const next = await storage.update(keyOf(sequence), (present) =>
      isValue(present) ? change(present) : present,
    );
    return isValue(next) ? next : undefined;
  }

  return {
    append(value) {
      const appended = tail.then(() => appendNow(value));
      tail = appended.catch(() => {});
      return appended;
    },
    replace: async (sequence, value) => void (await update(sequence, () => value)),
    update,
    remove: (sequence) => storage.remove(keyOf(sequence)),
    async entries() {
      const pairs = await storage.entries(entriesKey);
      return pairs.flatMap(([key, value]) =>
        isValue(value) ? [{ sequence: Number(key.slice(entriesKey.length)), value }] : [],
      );
    },
    isLasting: async () => (await storage.isLasting?.()) ?? true,
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
