import { isApiError } from '@shuyuan/api-client';
import { fateOf } from '../async/refusals.ts';
import type { Scheduler } from '../host/widget-host.ts';
import {
  standsAside,
  type createOutboxItemStore,
  type OutboxFailureKind,
  type OutboxRecord,
  type OutboxRetryPolicy,
  type StoredItem,
} from './outbox-items.ts';

interface OutboxFailure {
  kind: OutboxFailureKind;
  message: string;
  retryPolicy: OutboxRetryPolicy;
  /** Milliseconds the server asked to wait; 0 when it did not. */
  waitFor: number;
  /** What this answer says about whether the server holds the item: `unread` says nothing about earlier attempts. */
  arrival: 'unknown' | 'unread' | 'not-stored';
}

const tooManyRequests = 429;

function failureOf(error: unknown): OutboxFailure {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'unknown', message, retryPolicy: 'refused', waitFor: 0, arrival: 'unknown' };
  }
  const { kind, message, code, retryAfter } = error;
  const waitFor = retryAfter * 1000;
  const about = { kind, message, waitFor: 0, arrival: 'unknown' } as const;
  const isLater = fateOf(error) === 'later';
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { ...about, retryPolicy: 'again' };
    case 'http':
      return { ...about, retryPolicy: isLater ? 'again' : 'refused' };
    case 'decode':
      // It was accepted in words that we cannot read; another attempt would be answered with the same.
      return { ...about, retryPolicy: 'refused' };
    case 'unauthorized':
      return { ...about, retryPolicy: 'session', arrival: 'unread' };
    case 'business':
      if (code === tooManyRequests) return { ...about, retryPolicy: 'again', arrival: 'unread', waitFor };
      if (isLater) return { ...about, retryPolicy: 'again', waitFor };
      return { ...about, retryPolicy: 'refused', arrival: 'not-stored' };
  }
}

export interface OutboxQueueOptions<Value, Answer> {
  itemStore: ReturnType<typeof createOutboxItemStore<Value>>;
  scheduler: Scheduler;
  send: (value: Value, idempotencyKey: string) => Promise<Answer>;
  onSent: (item: StoredItem<Value>, answer: Answer) => void;
  threadOf: (value: Value) => string;
}

const firstWait = 2000;
const longestWait = 60_000;

interface Thread {
  isRunning: boolean;
  /** In a row. */
  failures: number;
  cancelRetry: () => void;
}

/** Sends what the item store holds: one item of a thread at a time, in order, again after a while where that may help. */
export function createOutboxQueue<Value, Answer>(options: OutboxQueueOptions<Value, Answer>) {
  const { itemStore, scheduler, threadOf } = options;
  const threads = new Map<string, Thread>();
  let isStarted = false;

  function threadNamed(name: string): Thread {
    const known = threads.get(name);
    if (known) return known;
    const fresh = { isRunning: false, failures: 0, cancelRetry: () => {} };
    threads.set(name, fresh);
    return fresh;
  }

  /** The item whose turn it is. */
  const headOf = (name: string) =>
    itemStore.all().find(({ record }) => !standsAside(record) && threadOf(record.value) === name);

  async function nextOf(name: string) {
    // Another page may have added items that come before ours.
    await itemStore.sync();
    return isStarted ? headOf(name) : undefined;
  }

  function retryLater(name: string, { waitFor }: OutboxFailure) {
    if (!isStarted) return;
    const thread = threadNamed(name);
    const backOff = Math.min(firstWait * 2 ** (thread.failures - 1), longestWait);
    thread.cancelRetry = scheduler.after(Math.max(waitFor, backOff), () => void run(name));
  }

  async function run(name: string): Promise<void> {
    const thread = threadNamed(name);
    if (thread.isRunning) return;
    thread.isRunning = true;
    thread.cancelRetry();
    try {
      for (let item = await nextOf(name); item; item = await nextOf(name)) {
        const failure = await attempt(item, options, () => isStarted);
        thread.failures = failure?.retryPolicy === 'again' ? thread.failures + 1 : 0;
        if (failure?.retryPolicy === 'again') retryLater(name, failure);
        if (failure && failure.retryPolicy !== 'refused') break;
      }
    } finally {
      thread.isRunning = false;
    }
  }

  return {
    /** Sends what `name` holds, first to last. */
    run,
    /** Runs every thread; those that wait for a sign-in only `withSession`. */
    runAll({ withSession }: { withSession: boolean }) {
      for (const name of new Set(itemStore.all().map(({ record }) => threadOf(record.value))))
        if (withSession || headOf(name)?.record.failure?.course !== 'session') void run(name);
    },
    start() {
      isStarted = true;
    },
    stop() {
      isStarted = false;
      for (const thread of threads.values()) thread.cancelRetry();
    },
  };
}

/** Sends one item once. Answers the failure, or nothing when it was sent or is no longer to be sent. */
async function attempt<Value, Answer>(
  item: StoredItem<Value>,
  options: OutboxQueueOptions<Value, Answer>,
  maySend: () => boolean,
): Promise<OutboxFailure | undefined> {
  options.itemStore.mark(item, true);
  try {
    return await sendOnce(item, options, maySend);
  } finally {
    options.itemStore.mark(item, false);
  }
}

async function sendOnce<Value, Answer>(
  item: StoredItem<Value>,
  { itemStore, send, onSent }: OutboxQueueOptions<Value, Answer>,
  maySend: () => boolean,
): Promise<OutboxFailure | undefined> {
  let wasUncertain = false;
  let attempt = 0;
  const isThere = await itemStore.change(item, (record) => {
    wasUncertain = record.mayHaveArrived;
    attempt = (record.attempts ?? 0) + 1;
    return standsAside(record) ? record : { ...record, mayHaveArrived: true, attempts: attempt };
  });
  // Another page may have sent it meanwhile, heard the refusal, or begun to change it.
  if (!isThere || standsAside(item.record) || !maySend()) return undefined;

  const { value, key, revision } = item.record;
  const settle = (change: (record: OutboxRecord<Value>) => OutboxRecord<Value> | undefined) =>
    itemStore.change(item, (record) => (record.revision === revision ? change(record) : record));
  const outcome = await send(value, key).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  if ('answer' in outcome) {
    await settle(() => undefined);
    onSent(item, outcome.answer);
    return undefined;
  }
  const { kind, message, retryPolicy, arrival } = outcome.failure;
  await settle((record) => {
    // An attempt that another page has begun since may still arrive.
    const isUncertain = wasUncertain || record.attempts !== attempt;
    return {
      ...record,
      failure: { kind, message, course: retryPolicy },
      mayHaveArrived: arrival === 'unknown' || (arrival === 'unread' && isUncertain),
    };
  });
  return outcome.failure;
}
