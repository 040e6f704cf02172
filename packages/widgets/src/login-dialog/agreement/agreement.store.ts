import { isApiError } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatestCall } from '../../async/latest-call.ts';

/** A text on its way, there, or not to be had. */
export type AgreementState<Text> =
  { status: 'loading' } | { status: 'ready'; text: Text } | { status: 'failed' };

export interface AgreementStore<Text> extends StoreApi<AgreementState<Text>> {
  /** Loads the text, again after a failure. The answered function lets go of it. */
  load: () => () => void;
}

/** Reads one agreement. A late answer of an older reading is dropped. */
export function createAgreement<Text>(read: () => Promise<Text>): AgreementStore<Text> {
  const store = createStore<AgreementState<Text>>(() => ({ status: 'loading' }));
  const call = createLatestCall();

  async function run() {
    const own = call.begin();
    store.setState({ status: 'loading' }, true);
    try {
      const text = await read();
      if (own.isCurrent()) store.setState({ status: 'ready', text }, true);
    } catch (error) {
      if (own.isCurrent()) store.setState({ status: 'failed' }, true);
      if (!isApiError(error)) throw error;
    }
  }

  return {
    ...store,
    load() {
      void run();
      return call.stop;
    },
  };
}
