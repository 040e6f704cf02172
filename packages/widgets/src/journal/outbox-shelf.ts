import type { Journal } from './journal.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** An item as this page sees it. */
export interface ShelfItem<Value> {
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
export function createOutboxShelf<Value>(journal: Journal<OutboxRecord<Value>>) {
  type Item = ShelfItem<Value>;
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
