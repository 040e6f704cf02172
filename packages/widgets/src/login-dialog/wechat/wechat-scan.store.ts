import { isApiError, type SessionApi, type WechatCheck } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import { createLatestCall } from '../../async/latest-call.ts';
import { createPollWhileSeen } from '../../async/poll-while-seen.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { serverWords } from '../../async/call-failure.ts';
import { createScanContext } from './scan-context.ts';
import type { WechatScanState } from './wechat-scan.state.ts';

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

/** Milliseconds to the next question after an answer, and after one, two … failures. After one more the connection counts as lost. */
const delays = [1000, 1000, 2000, 4000, 8000];

/** Sign-in by a telephone that scans a picture. */
export function createWechatScan({ session, host, onToken, onBind }: WechatScanDeps): WechatScanStore {
  const start = createLatestCall();
  const poll = createPollWhileSeen<WechatCheck>({
    scheduler: host.scheduler,
    ask: (signal) => session.checkWechat(scan()?.code ?? '', { signal }),
    delay: ({ failures }) => delays[failures] ?? null,
    onResult,
    onError,
    onWake: resume,
  });
  const { store, deadline, scan, move, moveOn, end, hold } = createScanContext(host, poll.stop);
  const statusNow = () => store.getState().status;
  let isOpen = false;

  async function begin() {
    if (!isOpen) return;
    poll.stop();
    move({ status: 'starting' });
    const own = start.begin();
    try {
      const { code, image, expires_in } = await session.startWechat({ signal: own.signal });
      if (!own.isCurrent()) return;
      deadline.start(expires_in * 1000);
      move({ status: 'ready', scan: { code, image } });
      poll.start();
    } catch (error) {
      if (!own.isCurrent()) return;
      move({ status: 'failed', message: serverWords(error) });
      if (!isApiError(error)) throw error;
    }
  }

  function onResult(answer: WechatCheck) {
    if (answer.success === 1) {
      end('confirmed');
      onToken(answer.token);
    } else if (answer.success === 0) {
      end('bind');
      onBind(answer.code);
    } else if (answer.state === 'expired') {
      end('expired');
    } else if (answer.state === 'scanned') {
      hold();
    } else {
      moveOn('ready');
    }
  }

  function onError(error: unknown, { isLast }: { isLast: boolean }) {
    // The server refuses this code: asking again would be refused again. Asking too often is another matter.
    if (serverWords(error) !== null && isApiError(error) && error.code !== 429) end('expired');
    else if (isLast) moveOn('lost');
    if (!isApiError(error)) throw error;
  }

  function resume() {
    if (statusNow() !== 'lost') return;
    moveOn('ready');
    poll.start(0);
  }

  return {
    ...store,
    open() {
      isOpen = true;
      const close = poll.open();
      void begin();
      return () => {
        isOpen = false;
        close();
        start.stop();
        deadline.dispose();
      };
    },
    renew() {
      if (statusNow() === 'lost') resume();
      else if (statusNow() === 'expired' || statusNow() === 'failed') void begin();
    },
  };
}
