import type { Scheduler } from '../host/widget-host.ts';
import { failureOf, type OutboxFailure } from './outbox-failure.ts';
import { standsAside, type OutboxRecord } from './outbox-record.ts';
import type { createOutboxShelf, ShelfItem } from './outbox-shelf.ts';

export interface OutboxQueueOptions<Value, Answer> {
  shelf: ReturnType<typeof createOutboxShelf<Value>>;
  scheduler: Scheduler;
  send: (value: Value, idempotencyKey: string) => Promise<Answer>;
  onSent: (item: ShelfItem<Value>, answer: Answer) => void;
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

/** Sends what lies on the shelf: one item of a thread at a time, in order, again after a while where that may help. */
export function createOutboxQueue<Value, Answer>(options: OutboxQueueOptions<Value, Answer>) {
  const { shelf, scheduler, threadOf } = options;
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
    shelf.all().find(({ record }) => !standsAside(record) && threadOf(record.value) === name);

  async function nextOf(name: string) {
    // Another page may have added items that come before ours.
    await shelf.sync();
    return isStarted ? headOf(name) : undefined;
  }

  function retryLater(name: string, { waitFor }: OutboxFailure) {
    if (!isStarted) return;
    const thread = threadNamed(name);
    const patience = Math.min(firstWait * 2 ** (thread.failures - 1), longestWait);
    thread.cancelRetry = scheduler.after(Math.max(waitFor, patience), () => void run(name));
  }

  async function run(name: string): Promise<void> {
    const thread = threadNamed(name);
    if (thread.isRunning) return;
    thread.isRunning = true;
    thread.cancelRetry();
    try {
      for (let item = await nextOf(name); item; item = await nextOf(name)) {
        const failure = await attempt(item, options, () => isStarted);
        thread.failures = failure?.course === 'again' ? thread.failures + 1 : 0;
        if (failure?.course === 'again') retryLater(name, failure);
        if (failure && failure.course !== 'refused') break;
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
      for (const name of new Set(shelf.all().map(({ record }) => threadOf(record.value))))
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
  item: ShelfItem<Value>,
  options: OutboxQueueOptions<Value, Answer>,
  maySend: () => boolean,
): Promise<OutboxFailure | undefined> {
  options.shelf.mark(item, true);
  try {
    return await sendOnce(item, options, maySend);
  } finally {
    options.shelf.mark(item, false);
  }
}

async function sendOnce<Value, Answer>(
  item: ShelfItem<Value>,
  { shelf, send, onSent }: OutboxQueueOptions<Value, Answer>,
  maySend: () => boolean,
): Promise<OutboxFailure | undefined> {
  let wasUncertain = false;
  const isThere = await shelf.change(item, (record) => {
    wasUncertain = record.mayHaveArrived;
    return standsAside(record) ? record : { ...record, mayHaveArrived: true };
  });
  // Another page may have sent it meanwhile, heard the refusal, or begun to change it.
  if (!isThere || standsAside(item.record) || !maySend()) return undefined;

  const { value, key, revision } = item.record;
  const settle = (change: (record: OutboxRecord<Value>) => OutboxRecord<Value> | undefined) =>
    shelf.change(item, (record) => (record.revision === revision ? change(record) : record));
  const outcome = await send(value, key).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  if ('answer' in outcome) {
    await settle(() => undefined);
    onSent(item, outcome.answer);
    return undefined;
  }
  const { kind, message, course, arrival } = outcome.failure;
  await settle((record) => ({
    ...record,
    failure: { kind, message, course },
    mayHaveArrived: arrival === 'unknown' || (arrival === 'unread' && wasUncertain),
  }));
  return outcome.failure;
}
