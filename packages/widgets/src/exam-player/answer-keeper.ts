import { isApiError, refusedField, type ApiError, type AttemptQuestion } from '@shuyuan/api-client';
import { fateOf } from '../async/refusals.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import { createAnswerStore, type AnswerEdit, type AnswerStore, type KeptAnswer } from './answer-store.ts';

export type { KeptAnswer, KeptAnswers } from './answer-store.ts';

/** What the server says when it has an answer, or has a later one. */
interface Receipt {
  is_saved: boolean;
  seq: number;
}

interface SenderOptions {
  scheduler: WidgetHost['scheduler'];
  send: (key: string, answer: KeptAnswer) => Promise<Receipt>;
  /** Answers do not arrive, or arrive again. */
  onArriving: (isArriving: boolean) => void;
  /** The server takes no more answers. */
  onOver: () => void;
  /** The server has refused an answer, in these words; '' if it gave none for people. */
  onRefused: (key: string, words: string) => void;
}

interface KeeperOptions extends Omit<SenderOptions, 'scheduler'> {
  host: Pick<WidgetHost, 'storage' | 'scheduler' | 'createId'>;
  /** Names the attempt of this person on the device. */
  place: string;
  onChange: (answers: Readonly<Record<string, KeptAnswer>>) => void;
  /** The device keeps nothing, or keeps again. */
  onDevice: (isKeeping: boolean) => void;
  /** Another page goes on with the attempt. */
  isYielding: () => boolean;
}

/** After the last change so long, unless the question is left before. */
const sendAfter = 1000;
const retryAfter = [1000, 2000, 4000, 8000, 10_000] as const;

/**
 * Keeps each change on the device at once and brings it to the server: one by one in the order of their last change, each
 * until it has arrived or is refused. What an earlier page has left goes on from there.
 */
export function createAnswerKeeper(given: KeeperOptions) {
  const { host, place, onChange, onDevice, isYielding, ...options } = given;
  const { storage, scheduler } = host;
  const store = createAnswerStore({ host, root: `${place}/answers/`, onChange, onDevice, isYielding });
  const sender = createSender(store, { scheduler, ...options });

  return {
    /** Joins what the device has kept with what the server has: the higher number is the later change. */
    async open(questions: readonly AttemptQuestion[]) {
      await store.open(questions);
      if (store.queue.length > 0) void sender.sendAll();
    },
    change(key: string, edit: AnswerEdit) {
      store.change(key, edit);
      sender.sendSoon();
    },
    /** Sends what waits at once. Resolves to whether all has arrived but what was refused. */
    async flush(): Promise<boolean> {
      // What is under way may have begun before the last change.
      await sender.sendAll();
      await sender.sendAll();
      return store.queue.length === 0;
    },
    /** The server takes no more answers: what waits will not arrive. */
    isOver: sender.isOver,
    /** How many answers the server does not have. */
    countUnsent: () => store.queue.length,
    /** The attempt is over: nothing of it stays on the device. */
    async forget() {
      sender.stop();
      const pairs = await storage.entries(`${place}/`).catch(() => []);
      await Promise.all(pairs.map(([key]) => storage.remove(key).catch(() => {})));
    },
    /** Ends with the page. What the device has kept stays. */
    start() {
      const stopHiding = scheduler.onHide(() => void sender.sendAll());
      const stopWaking = scheduler.onWake(() => void sender.sendAll());
      return () => {
        sender.stop();
        stopHiding();
        stopWaking();
      };
    },
  };
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>;

/** Whether the server refuses all answers of the attempt. What it refuses of one answer names a field, or is about the input. */
const isEnd = (error: ApiError) =>
  error.kind === 'business' && (error.code === 1 || error.code === 404) && refusedField(error) === null;

/**
 * Sends what the store's queue names, one after another, and again after a failure. An answer that the server refuses leaves
 * the queue and holds up no other one.
 */
function createSender(store: AnswerStore, { scheduler, send, onArriving, onOver, onRefused }: SenderOptions) {
  let running: Promise<void> | undefined;
  let failures = 0;
  let isStopped = false;
  let isOver = false;
  let cancelTimer = () => {};

  function sendLater(delay: number) {
    cancelTimer();
    if (!isStopped) cancelTimer = scheduler.after(delay, () => void sendAll());
  }

  /** Returns whether the rest of the queue is sent now. */
  function handleFailure(error: unknown, key: string, given: KeptAnswer): boolean {
    // Anything else is a defect, for whoever looks at what was not caught.
    if (!isApiError(error)) throw error;
    const fate = fateOf(error);
    if (isStopped || fate === 'session' || error.kind === 'aborted') return false;
    if (isEnd(error)) {
      isOver = true;
      onOver();
      return false;
    }
    if (fate === 'refused') {
      failures = 0;
      onArriving(true);
      const words = error.kind === 'business' ? error.message : '';
      store.refuse(key, given, words);
      onRefused(key, words);
      return true;
    }
    onArriving(false);
    // The server may fail at this answer alone.
    if (error.code >= 500 || error.status >= 500) store.postpone(key);
    const delay = retryAfter[Math.min(failures, retryAfter.length - 1)] ?? sendAfter;
    failures += 1;
    sendLater(Math.max(delay, error.retryAfter * 1000));
    return false;
  }

  async function sendQueue() {
    cancelTimer();
    while (!isStopped && !isOver) {
      const next = store.next();
      if (!next) return;
      try {
        store.settle(next.key, next.answer, await send(next.key, next.answer));
        failures = 0;
        onArriving(true);
      } catch (error) {
        if (!handleFailure(error, next.key, next.answer)) return;
      }
    }
  }

  function sendAll(): Promise<void> {
    running ??= sendQueue().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    sendAll,
    /** A failure has its own time for the next try. */
    sendSoon: () => void (failures === 0 && sendLater(sendAfter)),
    isOver: () => isOver,
    stop() {
      isStopped = true;
      cancelTimer();
    },
  };
}
