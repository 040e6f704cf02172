import type { ApiErrorKind } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { Journal } from './journal.ts';

/** `unknown` is an error that is none of the client's: a defect of ours, shown rather than lost. */
export type OutboxFailureKind = ApiErrorKind | 'unknown';

/**
 * What happens to the item after a failure:
 * - `again`: nobody has refused it; it is sent again by itself, and its thread waits for it.
 * - `session`: it needs a sign-in; its thread waits until `restore`, `retry` or the next `add`.
 * - `refused`: it stands aside until the person retries, edits or removes it.
 */
export type OutboxRetryPolicy = 'again' | 'session' | 'refused';

/** One unsent item as it lies on the device. */
export interface OutboxRecord<Value> {
  id: string;
  /** Sent with every attempt, so that the server does the work once. */
  key: string;
  value: Value;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Counts edits, so that an attempt or an edit that knew older content cannot take newer content away. */
  revision: number;
  /** An attempt has begun whose end nobody knows: the server may hold the item under `key`. */
  mayHaveArrived: boolean;
  /** Counts attempts, of all pages. */
  attempts?: number;
  /** `course` is the retry policy, under the name that it has on devices. */
  failure: { kind: OutboxFailureKind; message: string; course: OutboxRetryPolicy } | null;
  /** Somebody is changing it: no page sends it. */
  isHeld?: boolean;
}

export const createRecord = <Value>(
  value: Value,
  { createId, clock }: Pick<WidgetHost, 'createId' | 'clock'>,
): OutboxRecord<Value> => ({
  id: createId(),
  key: createId(),
  value,
  createdAt: clock.now(),
  revision: 0,
  mayHaveArrived: false,
  failure: null,
});

/** Waits for the person, as what was refused does. */
export const createAside = <Value>(
  value: Value,
  host: Pick<WidgetHost, 'createId' | 'clock'>,
): OutboxRecord<Value> => ({
  ...createRecord(value, host),
  failure: { kind: 'aborted', message: '', course: 'refused' },
});

/** A key that the server may hold is kept: it then refuses the other content, and nothing is doubled. */
export const editRecord = <Value>(
  record: OutboxRecord<Value>,
  value: Value,
  freshKey: string,
): OutboxRecord<Value> => ({
  ...record,
  value,
  key: record.mayHaveArrived ? record.key : freshKey,
  revision: record.revision + 1,
  failure: null,
  isHeld: false,
});

/** Whether only the person moves it on; the rest of its thread goes past it. */
export const standsAside = ({ isHeld, failure }: OutboxRecord<unknown>) =>
  isHeld === true || failure?.course === 'refused';

/** Narrows what lies on the device; an older version may have left another shape. */
export function isRecordOf<Value>(isValue: (value: unknown) => value is Value) {
  return (found: unknown): found is OutboxRecord<Value> =>
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'string' &&
    'key' in found &&
    typeof found.key === 'string' &&
    'createdAt' in found &&
    typeof found.createdAt === 'number' &&
    'revision' in found &&
    typeof found.revision === 'number' &&
    'mayHaveArrived' in found &&
    typeof found.mayHaveArrived === 'boolean' &&
    'failure' in found &&
    typeof found.failure === 'object' &&
    'value' in found &&
    isValue(found.value);
}

/** An item as this page sees it. */
export interface StoredItem<Value> {
  record: OutboxRecord<Value>;
  /** Its place in the journal; missing until it lies there, or for good where the device refuses to store. */
  sequence?: number;
  isSending: boolean;
  /** False once the device has refused it, or keeps it no longer than the page lives. */
  isKept: boolean;
  /** Settles, never rejects, once the device has stored or refused it. */
  kept: Promise<void>;
}

const atRest = { isSending: false, isKept: true, kept: Promise.resolve() };

/** The page's view of the items in `journal`, in their order, kept together with it. */
export function createOutboxItemStore<Value>(journal: Journal<OutboxRecord<Value>>) {
  type Item = StoredItem<Value>;
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  /** Gone for good: a reading that began earlier must not bring them back. */
  const gone = new Set<string>();

  function show(next: readonly Item[]) {
    items = next.toSorted((a, b) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || 0);
    for (const listener of listeners) listener();
  }

  function drop(item: Item) {
    gone.add(item.record.id);
    show(items.filter((other) => other !== item));
  }

  async function keep(item: Item) {
    try {
      item.sequence = (await journal.append(item.record)).sequence;
      item.isKept = await journal.isLasting();
    } catch {
      item.isKept = false;
    }
    show(items);
  }

  return {
    all: () => items,
    find: (id: string) => items.find(({ record }) => record.id === id),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    put(record: OutboxRecord<Value>): Item {
      const item: Item = { ...atRest, record };
      show([...items, item]);
      item.kept = keep(item);
      return item;
    },

    /**
     * Changes the item on the device and here, in one step among all pages; `undefined` takes it away. False when
     * it is gone, before or by this.
     */
    async change(
      item: Item,
      next: (record: OutboxRecord<Value>) => OutboxRecord<Value> | undefined,
    ): Promise<boolean> {
      await item.kept;
      const inMemory = () => next(item.record);
      const record =
        item.sequence === undefined ? inMemory() : await journal.update(item.sequence, next).catch(inMemory);
      if (!record) {
        drop(item);
        return false;
      }
      item.record = record;
      show(items);
      return true;
    },

    mark(item: Item, isSending: boolean) {
      item.isSending = isSending;
      show(items);
    },

    /** Takes over what other pages have added, changed and taken away. */
    async sync() {
      const isKept = await journal.isLasting().catch(() => false);
      const known = new Set(items.filter(({ sequence }) => sequence !== undefined));
      const entries = await journal.entries().catch(() => undefined);
      if (!entries) return;
      const found = new Map(entries.map((entry) => [entry.value.id, entry]));
      const remaining = items.filter(
        (item) => item.isSending || !known.has(item) || found.has(item.record.id),
      );
      for (const item of remaining) {
        const entry = found.get(item.record.id);
        if (entry && !item.isSending) item.record = entry.value;
        found.delete(item.record.id);
      }
      const fresh = [...found.values()]
        .filter(({ value }) => !gone.has(value.id))
        .map(({ sequence, value }): Item => ({ ...atRest, record: value, sequence, isKept }));
      show([...remaining, ...fresh]);
    },
  };
}
