import { isApiError, type SessionApi, type WechatCheck } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { secondsToWait, serverWords } from '../call-failure.ts';
import { createLatestCall } from '../latest-call.ts';
import { wechatScanMoves, type ScanCode, type WechatScanState } from './wechat-scan.state.ts';

export interface WechatScanDeps {
  /** Only the calls that it makes. */
  session: Pick<SessionApi, 'startWechat' | 'checkWechat'>;
  host: Pick<WidgetHost, 'clock' | 'scheduler'>;
  /** The telephone has said yes. The token is for `host.session.signIn` and nothing else. */
  onToken: (token: string) => void;
  /** The telephone has said yes, but a mobile number has to be bound first, with this code (`bindByScan`). */
  onBind: (code: string) => void;
}

export interface WechatScanStore extends StoreApi<WechatScanState> {
  /**
   * Takes a picture and asks after it until somebody has said yes, the picture has expired, or the answered function
   * is called: no call is made after that.
   */
  open: () => () => void;
  /** The person presses the picture that failed or expired: goes on asking, or takes a new one. */
  renew: () => void;
}

/** Milliseconds from an answer to the next question. */
const pollEvery = 1000;

/** Milliseconds that a telephone gets for its yes, when it scanned the picture at the last moment. */
const graceForYes = 60_000;

/** Waits after the first, second … question that was not answered; after as many the connection counts as lost. */
const backOff = [1000, 2000, 4000, 8000];

/** Sign-in by a telephone that scans a picture. Asks politely: one question at a time, none while the page is hidden. */
export function createWechatScan({ session, host, onToken, onBind }: WechatScanDeps): WechatScanStore {
  const store = createStore<WechatScanState>(() => ({ status: 'starting' }));
  const deadline = createDeadline({ clock: host.clock, scheduler: host.scheduler });
  const call = createLatestCall();
  let isOpen = false;
  let isHidden = false;
  let misses = 0;
  let cancelWait = () => {};

  const move = (next: WechatScanState) => {
    if (wechatScanMoves[store.getState().status].includes(next.status)) store.setState(next, true);
  };

  /** The picture that is being asked after. */
  function asked(): ScanCode | null {
    const state = store.getState();
    return state.status === 'ready' || state.status === 'scanned' ? state.scan : null;
  }

  function rest() {
    cancelWait();
    call.letGo();
  }

  async function begin() {
    if (!isOpen) return;
    rest();
    misses = 0;
    move({ status: 'starting' });
    const own = call.begin();
    try {
      const { code, image, expires_in } = await session.startWechat({ signal: own.signal });
      if (!own.isCurrent()) return;
      own.end();
      deadline.start(expires_in * 1000);
      move({ status: 'ready', scan: { code, image } });
      askIn(pollEvery);
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      move({ status: 'failed', message: serverWords(error) });
      if (!isApiError(error)) throw error;
    }
  }

  function askIn(wait: number) {
    cancelWait();
    if (isHidden || !asked()) return;
    cancelWait = host.scheduler.after(wait, () => void ask());
  }

  async function ask() {
    const scan = asked();
    if (!isOpen || isHidden || call.isRunning() || !scan) return;
    const own = call.begin();
    try {
      const answer = await session.checkWechat(scan.code, { signal: own.signal });
      if (!own.isCurrent()) return;
      own.end();
      misses = 0;
      hear(answer, scan);
      askIn(pollEvery);
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      miss(error, scan);
    }
  }

  function hear(answer: WechatCheck, scan: ScanCode) {
    if (answer.success === 1) {
      end({ status: 'confirmed', scan });
      onToken(answer.token);
    } else if (answer.success === 0) {
      end({ status: 'bind', scan });
      onBind(answer.code);
    } else if (answer.state === 'expired') {
      end({ status: 'expired', scan });
    } else if (answer.state === 'scanned') {
      if (store.getState().status !== 'scanned') deadline.start(Math.max(deadline.remaining(), graceForYes));
      move({ status: 'scanned', scan });
    } else {
      move({ status: 'ready', scan });
    }
  }

  function end(next: WechatScanState) {
    move(next);
    rest();
    deadline.reset();
  }

  function miss(error: unknown, scan: ScanCode) {
    // The server knows the code no longer, or refuses it: asking again would be refused again.
    if (isApiError(error) && error.kind === 'business' && error.code !== 429) {
      return end({ status: 'expired', scan });
    }
    const wait = backOff[misses];
    misses += 1;
    if (wait === undefined) move({ status: 'lost', scan });
    askIn(Math.max(wait ?? 0, secondsToWait(error) * 1000));
    if (!isApiError(error)) throw error;
  }

  deadline.subscribe(() => {
    const state = store.getState();
    if (deadline.remaining() > 0 || !('scan' in state)) return;
    if (state.status === 'ready' || state.status === 'scanned' || state.status === 'lost') {
      end({ status: 'expired', scan: state.scan });
    }
  });

  function resume() {
    isHidden = false;
    const state = store.getState();
    if (state.status === 'lost') {
      misses = 0;
      move({ status: 'ready', scan: state.scan });
    }
    // Not at once: what has expired in the sleep is not asked after.
    askIn(0);
  }

  return {
    ...store,
    open() {
      isOpen = true;
      isHidden = false;
      const stopHearing = [
        host.scheduler.onHide(() => {
          isHidden = true;
          cancelWait();
        }),
        host.scheduler.onWake(resume),
      ];
      void begin();
      return () => {
        isOpen = false;
        rest();
        deadline.dispose();
        for (const stop of stopHearing) stop();
      };
    },
    renew() {
      const { status } = store.getState();
      if (status === 'lost') resume();
      else if (status === 'expired' || status === 'failed') void begin();
    },
  };
}
