import type { WidgetHost } from '../host/widget-host.ts';
import { createJournal } from './journal.ts';
import {
  createAside,
  createOutboxItemStore,
  createRecord,
  editRecord,
  isRecordOf,
  type OutboxFailureKind,
  type OutboxRecord,
  type StoredItem,
} from './outbox-items.ts';
import { createOutboxQueue } from './outbox-queue.ts';

/** How far the sending is. An item that was sent is no longer in the outbox. */
export type OutboxState =
  /** Kept on the device, and will be sent when its turn comes. */
  | { status: 'waiting' }
  | { status: 'sending' }
  /** The message is the server's for `business`, and not made for people otherwise. */
  | { status: 'failed'; kind: OutboxFailureKind; message: string; willRetry: boolean };

/** Something to be sent, as it stands now. A later state is another object. */
export interface OutboxItem<Value> {
  /** Stays the same until the item is sent or removed. */
  id: string;
  value: Value;
  /** Wall time of adding, epoch milliseconds. */
  createdAt: number;
  state: OutboxState;
  /** Being changed, here or in another page: nobody sends it. */
  isHeld: boolean;
  /** False where the device does not keep it: it lives as long as the page. */
  isKept: boolean;
  /** False where the storage has not taken it; one that lives as long as the page may have. */
  isStored: boolean;
}

/**
 * What a person has sent and the server has not taken yet. Items outlive reloads and crashes, keep their order
 * within a thread, and take effect exactly once however often they are sent and from however many pages.
 */
export interface Outbox<Value> {
  /** In the order of adding. The same array until something changes. */
  items: () => readonly OutboxItem<Value>[];
  subscribe: (listener: () => void) => () => void;
  /** Brings back what an earlier page has left, sends it, and keeps trying until `stop`. */
  restore: () => Promise<void>;
  /** Nothing more is sent, not even what is added; an attempt on its way is finished. `restore` starts again. */
  stop: () => void;
  /** Shows the item at once; settles when it lies on the device, or never will. Sending begins by itself. */
  add: (value: Value) => Promise<OutboxItem<Value>>;
  /** Keeps an item as one that was refused: it is sent when the person asks for it. */
  setAside: (value: Value) => Promise<void>;
  /**
   * No page sends the item, and its thread goes past it, until `release`, `edit` or `retry`. Nothing happens while it is
   * being sent.
   */
  hold: (id: string) => Promise<void>;
  release: (id: string) => Promise<void>;
  /** Sends a failed item again now, with the same key. */
  retry: (id: string) => Promise<void>;
  /**
   * Puts new content in the item's place and sends it. False, and nothing changes, while it is being sent, when it is
   * gone, or when another page has edited it: the caller still has the content.
   */
  edit: (id: string, value: Value) => Promise<boolean>;
  /** Gives the item up. False while it is being sent, or when it is gone. */
  remove: (id: string) => Promise<boolean>;
}

/** Where items are kept, how one is sent, and which of them wait for each other. */
export interface OutboxOptions<Value, Answer> {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage' | 'network' | 'createId'>;
  /** Names it on the device. Include the user: one person's words must not leave under another's name. */
  name: string;
  /** Narrows what an older version may have left on the device. */
  isValue: (value: unknown) => value is Value;
  /** One attempt. Rejects with `ApiError`; the key must reach the server. */
  send: (value: Value, idempotencyKey: string) => Promise<Answer>;
  /** The server has taken it. Not called for items that another page has sent. */
  onSent?: (item: OutboxItem<Value>, answer: Answer) => void;
  /** Items of one thread are sent one after the other; threads do not wait for each other. @default one thread */
  threadOf?: (value: Value) => string;
}

/**
 * Opens the outbox `name`. What earlier pages have left in it is neither listed nor sent before `restore`.
 * @see docs/decisions/0005-outbox-and-idempotency.md
 */
export function createOutbox<Value, Answer = unknown>({
  host,
  name,
  isValue,
  send,
  onSent = () => {},
  threadOf = () => '',
}: OutboxOptions<Value, Answer>): Outbox<Value> {
  const journal = createJournal({
    storage: host.storage,
    name: `outbox/${name}`,
    isValue: isRecordOf(isValue),
  });
  const itemStore = createOutboxItemStore(journal);
  const queue = createOutboxQueue({
    itemStore,
    scheduler: host.scheduler,
    send,
    onSent: (item, answer) => onSent(viewOf(item), answer),
    threadOf,
  });
  let stopListening: (() => void) | undefined;
  const items = followItems(itemStore);

  async function wake() {
    await itemStore.sync();
    if (host.network.isOnline()) queue.runAll({ withSession: false });
  }

  /** Changes an item that is not being sent; then its thread may go on. */
  async function change(id: string, next: (record: OutboxRecord<Value>) => OutboxRecord<Value> | undefined) {
    const item = itemStore.find(id);
    if (!item || item.isSending) return undefined;
    const thread = threadOf(item.record.value);
    await itemStore.change(item, next);
    return { sent: queue.run(thread) };
  }

  return {
    items,
    subscribe: itemStore.subscribe,
    async restore() {
      stopListening ??= host.scheduler.onWake(() => void wake());
      queue.start();
      await itemStore.sync();
      queue.runAll({ withSession: true });
    },
    stop() {
      stopListening?.();
      stopListening = undefined;
      queue.stop();
    },
    async add(value) {
      const item = itemStore.put(createRecord(value, host));
      await item.kept;
      void queue.run(threadOf(value));
      return viewOf(item);
    },
    setAside: (value) => itemStore.put(createAside(value, host)).kept,
    hold: async (id) => void (await change(id, (record) => ({ ...record, isHeld: true }))),
    release: async (id) => void (await change(id, (record) => ({ ...record, isHeld: false }))),
    retry: async (id) => (await change(id, (record) => ({ ...record, failure: null, isHeld: false })))?.sent,
    async edit(id, value) {
      const revision = itemStore.find(id)?.record.revision;
      const freshKey = host.createId();
      let isEdited = false;
      await change(id, (record) => {
        isEdited = record.revision === revision;
        return isEdited ? editRecord(record, value, freshKey) : record;
      });
      return isEdited;
    },
    async remove(id) {
      let wasThere = false;
      await change(id, () => {
        wasThere = true;
        return undefined;
      });
      return wasThere;
    },
  };
}

/** The same array until the item store changes. */
function followItems<Value>(itemStore: ReturnType<typeof createOutboxItemStore<Value>>) {
  let view: readonly OutboxItem<Value>[] = [];
  itemStore.subscribe(() => {
    view = itemStore.all().map(viewOf);
  });
  return () => view;
}

function viewOf<Value>({ record, isSending, isKept, sequence }: StoredItem<Value>): OutboxItem<Value> {
  const { id, value, createdAt, isHeld = false } = record;
  const state: OutboxState = isSending ? { status: 'sending' } : stateOf(record);
  return { id, value, createdAt, state, isHeld, isKept, isStored: sequence !== undefined };
}

function stateOf({ failure, isHeld }: OutboxRecord<unknown>): OutboxState {
  if (!failure) return { status: 'waiting' };
  const { kind, message, course } = failure;
  return { status: 'failed', kind, message, willRetry: course === 'again' && !isHeld };
}
