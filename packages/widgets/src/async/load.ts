import { isApiError, type ApiError } from '@shuyuan/api-client';
import type { NetworkPort } from '../host/widget-host.ts';
import { createLatestCall } from './latest-call.ts';

/** What was asked for has not come. */
export interface Failed {
  status: 'failed';
  /** There was no network: it is asked for again by itself when there is. */
  isOffline: boolean;
  isRetrying: boolean;
}

/** What was asked for and is not there. */
export type NotReady = { status: 'loading' } | Failed;

export interface LoadOptions<Answer> {
  ask: (options: { signal: AbortSignal }) => Promise<Answer>;
  network: NetworkPort;
  /** The part of the widget's state that is loaded. */
  get: () => { status: string };
  set: (state: Failed) => void;
  /** `isRetried`: it had failed before, and the button that was pressed has gone with the failure. */
  onResult: (answer: Answer, isRetried: boolean) => void;
  /** Returns true when nothing failed as far as the person is concerned: what was there stays, or is known to be gone. */
  onError?: (error: ApiError) => boolean;
}

const isFailed = (state: { status: string }): state is Failed => state.status === 'failed';

/** One part of what a widget shows, asked for, and asked for again after a failure. The newest call wins. */
export function createLoad<Answer>(options: LoadOptions<Answer>) {
  const { ask, network, get, set, onResult, onError } = options;
  const calls = createLatestCall();

  async function load() {
    const before = get();
    if (isFailed(before)) set({ ...before, isRetrying: true });
    try {
      const came = await calls.run(async (call) => ({ answer: await ask(call) }));
      if (came) onResult(came.answer, isFailed(get()));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!onError?.(error)) set({ status: 'failed', isOffline: !network.isOnline(), isRetrying: false });
    }
  }

  return {
    load,
    /** Asks again for what has failed, once there is a network. */
    wake: () => {
      if (isFailed(get()) && network.isOnline()) void load();
    },
    stop: calls.stop,
  };
}
