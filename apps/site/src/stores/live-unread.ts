import type { WidgetHost } from '@shuyuan/widgets/host';
import type { UnreadStore } from './unread-store.ts';

/** What one tab says to the others of the same browser. */
export type UnreadChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface LiveUnreadDeps {
  unread: Pick<UnreadStore, 'show' | 'refresh' | 'getState'>;
  /** Follows the count until the server or `signal` ends it. Rejects when it cannot be followed. */
  watch: (onUnread: (count: number) => void, signal: AbortSignal) => Promise<void>;
  /** Left out where the browser has none: then each tab asks by itself, once a minute. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: ((name: string) => UnreadChannel) | undefined;
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'network'>;
}

/** A leader that says nothing for so long is gone, or asleep. */
const leaderTime = 3_000;

/** What was begun so long ago is begun again at a wake: the device may have slept. */
const freshTime = 30_000;

/** Until the next try after failures in a row; asking stands behind it. */
const delayAfter = (failures: number) => Math.min(5_000 * 2 ** (failures - 1), 60_000);

/**
 * Keeps the count of a person up to date until `stop`. Of all tabs one follows the server and tells the others; when it is closed, the
 * next one does. Where the server cannot be followed it is asked.
 */
export function followUnread(person: number, deps: LiveUnreadDeps): { stop: () => void } {
  const { unread, locks, openChannel, host } = deps;
  const ended = new AbortController();
  const { signal } = ended;
  const name = `shuyuan-unread/${person}`;
  const channel = locks && openChannel?.(name);
  const lead = createLeader({ ...deps, signal, canWatch: channel !== undefined, publish });
  let cancelAsking = () => {};

  function publish(count: number) {
    if (signal.aborted) return;
    unread.show(count);
    channel?.postMessage(count);
  }

  function askLeader() {
    cancelAsking();
    cancelAsking = host.scheduler.after(leaderTime, () => {
      if (!lead.isOn()) void unread.refresh();
    });
    channel?.postMessage('ask');
  }

  if (locks && channel) {
    channel.onmessage = ({ data }) => {
      if (data === 'ask') return lead.answer();
      if (typeof data !== 'number' || lead.isOn()) return;
      cancelAsking();
      unread.show(data);
    };
    locks
      .request(name, { signal }, () => lead.run())
      .catch(() => {
        if (!signal.aborted) void lead.run();
      });
    askLeader();
  } else void lead.run();
  const stopWaking = host.scheduler.onWake(() => (lead.isOn() ? lead.wake() : askLeader()));

  return {
    stop() {
      stopWaking();
      cancelAsking();
      ended.abort();
      channel?.close();
    },
  };
}

interface LeadOptions extends LiveUnreadDeps {
  signal: AbortSignal;
  canWatch: boolean;
  publish: (count: number) => void;
}

/** What the one tab does that follows the server. */
function createLeader({ unread, watch, host, signal, canWatch, publish }: LeadOptions) {
  let isOn = false;
  let isKnown = false;
  let isWaiting = false;
  let begunAt = 0;
  let goOn = () => {};

  /** Follows once. Answers whether the server told anything. */
  async function followOnce(): Promise<boolean> {
    const turn = new AbortController();
    goOn = () => turn.abort();
    let isTold = false;
    const onUnread = (count: number) => {
      isTold = isKnown = true;
      publish(count);
    };
    // A stream that ends and one that fails are the same: it is asked, and begun again later.
    await watch(onUnread, AbortSignal.any([signal, turn.signal])).catch(() => {});
    return isTold;
  }

  /** Waits so long, or until the next wake. */
  async function pause(wait: number): Promise<void> {
    if (signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = host.scheduler.after(wait, resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    goOn = resolve;
    isWaiting = true;
    await promise;
    isWaiting = false;
    cancel();
  }

  async function askInstead() {
    if (!host.network.isOnline()) return;
    await unread.refresh();
    isKnown = true;
    publish(unread.getState().count);
  }

  return {
    isOn: () => isOn,
    /** Another tab wants to know. */
    answer() {
      if (isOn && isKnown) publish(unread.getState().count);
    },
    wake() {
      if (isWaiting || host.clock.now() - begunAt >= freshTime) goOn();
    },
    async run() {
      isOn = true;
      let failures = 0;
      while (!signal.aborted) {
        begunAt = host.clock.now();
        // The wake that comes with the network goes on from here.
        if (!host.network.isOnline()) {
          await pause(60_000);
          continue;
        }
        const isTold = canWatch && (await followOnce());
        if (signal.aborted) return;
        failures = isTold ? 0 : failures + 1;
        // After a wake, and where the server has ended a stream, it is followed again at once.
        if (isTold && host.clock.now() - begunAt >= freshTime) continue;
        await askInstead();
        await pause(canWatch ? delayAfter(Math.max(failures, 1)) : 60_000);
      }
    },
  };
}
