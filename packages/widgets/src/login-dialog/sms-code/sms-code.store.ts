import { isApiError, type CaptchaApi, type SmsScene } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';
import { secondsToWait } from '../../async/call-failure.ts';
import { createLatestCall } from '../../async/latest-call.ts';
import { refusedField } from '../refused-field.ts';
import { createNumberWait } from './number-wait.ts';
import { smsMoves, type ProofWay, type SmsCodeState } from './sms-code.state.ts';

export interface SmsCodeDeps {
  /** Only the call that it makes. */
  captcha: Pick<CaptchaApi, 'sendSms'>;
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage'>;
}

/** That a person is there: a solved puzzle, or a typed picture. Good for one code. */
export type SmsProof = { slider_ticket: string } | { image_key: string; image_captcha: string };

/** `late`: the person has gone on meanwhile, and the answer counts for nothing. */
export type SmsOutcome = { status: 'sent' } | { status: 'refused'; error: unknown } | { status: 'late' };

export interface SmsCodeStore extends StoreApi<SmsCodeState> {
  /**
   * Another form: nothing of the one before is left. The wait of its number goes on, and is shown where the number is.
   * `ownMobile` is the masked number of the signed-in user: codes go to it, and the request names none.
   */
  begin: (scene: SmsScene, ownMobile?: string | null) => void;
  /** The number in the form, null while it is none. Brings back what is left of its wait, also after a reload. */
  follow: (mobile: string | null) => void;
  /** Asks for proof, when a code could be sent. */
  prove: (way: ProofWay) => void;
  /** The person closed the proof. */
  cancelProof: () => void;
  /** Sends a code to the number that it follows. */
  send: (proof: SmsProof) => Promise<SmsOutcome>;
  /** Ends calls and timers. What is left of a wait stays on the device. */
  dispose: () => void;
}

/** Seconds until the next code, where the server names none. */
const resendWait = 120;

/** The sending of codes: one at a time, and none before the wait of its number is over. */
export function createSmsCode({ captcha, host }: SmsCodeDeps): SmsCodeStore {
  const store = createStore<SmsCodeState>(() => ({ status: 'ready', isAgain: false }));
  const call = createLatestCall();
  let scene: SmsScene = 'login';
  let number: string | null = null;
  let isOwn = false;

  function move(next: SmsCodeState) {
    if (!smsMoves[store.getState().status].includes(next.status)) return false;
    store.setState(next, true);
    return true;
  }

  const wait = createNumberWait(host, (seconds) => {
    if (seconds > 0) move({ status: 'waiting', seconds });
    else if (store.getState().status === 'waiting') move({ status: 'ready', isAgain: true });
  });

  function rest(isAgain = false) {
    call.stop();
    store.setState({ status: 'ready', isAgain }, true);
  }

  function refuse(error: unknown): SmsOutcome {
    const { status } = store.getState();
    const asksAgain = status === 'proving' && refusedField(error) === 'image_captcha';
    if (asksAgain) move({ status, way: 'picture', isSending: false });
    else rest();
    const seconds = secondsToWait(error);
    if (seconds > 0) wait.start(seconds);
    if (!isApiError(error)) throw error;
    return { status: 'refused', error };
  }

  return {
    ...store,
    begin(next, ownMobile = null) {
      isOwn = ownMobile !== null;
      number = ownMobile;
      scene = next;
      wait.follow(ownMobile && `${scene}/${masked(ownMobile)}`);
      rest();
    },
    follow(mobile) {
      if (mobile === number) return;
      number = mobile;
      wait.follow(mobile && `${scene}/${masked(mobile)}`);
      rest();
    },
    prove(way) {
      if (store.getState().status === 'ready' || store.getState().status === 'proving')
        move({ status: 'proving', way, isSending: false });
    },
    cancelProof() {
      if (store.getState().status === 'proving') rest();
    },
    async send(proof) {
      const { status } = store.getState();
      if (number === null || call.isRunning() || status === 'waiting') return { status: 'late' };
      const keepsProof = status === 'proving' && 'image_key' in proof;
      move(keepsProof ? { status, way: 'picture', isSending: true } : { status: 'sending' });
      const own = call.begin();
      try {
        const { retry_after } = await captcha.sendSms(
          { ...(isOwn ? {} : { mobile: number }), scene, ...proof },
          { signal: own.signal },
        );
        if (!own.isCurrent()) return { status: 'late' };
        own.end();
        rest(true);
        wait.start(retry_after > 0 ? retry_after : resendWait);
        return { status: 'sent' };
      } catch (error) {
        if (!own.isCurrent()) return { status: 'late' };
        own.end();
        return refuse(error);
      }
    },
    dispose() {
      call.stop();
      wait.dispose();
    },
  };
}

/** Enough to tell numbers apart on one device, and not enough to tell whose they are. */
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
