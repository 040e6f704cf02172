import { isApiError, type SessionApi, type WechatCheck } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';
import { serverWords } from '../call-failure.ts';
import { createLatestCall } from '../latest-call.ts';
import { createPoller } from './poller.ts';
import { createScanDesk } from './scan-desk.ts';
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

/** Sign-in by a telephone that scans a picture. */
export function createWechatScan({ session, host, onToken, onBind }: WechatScanDeps): WechatScanStore {
  const start = createLatestCall();
  const poller = createPoller<WechatCheck>({
    scheduler: host.scheduler,
    ask: (signal) => session.checkWechat(scan()?.code ?? '', { signal }),
    hear,
    miss,
    onShow: resume,
  });
  const { store, deadline, scan, move, moveOn, end, hold } = createScanDesk(host, poller.stop);
  const statusNow = () => store.getState().status;
  let isOpen = false;

  async function begin() {
    if (!isOpen) return;
    poller.stop();
    move({ status: 'starting' });
    const own = start.begin();
    try {
      const { code, image, expires_in } = await session.startWechat({ signal: own.signal });
      if (!own.isCurrent()) return;
      deadline.start(expires_in * 1000);
      move({ status: 'ready', scan: { code, image } });
      poller.start();
    } catch (error) {
      if (!own.isCurrent()) return;
      move({ status: 'failed', message: serverWords(error) });
      if (!isApiError(error)) throw error;
    }
  }

  function hear(answer: WechatCheck) {
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

  function miss(error: unknown, isLost: boolean) {
    // The server refuses this code: asking again would be refused again. Asking too often is another matter.
    if (serverWords(error) !== null && isApiError(error) && error.code !== 429) end('expired');
    else if (isLost) moveOn('lost');
    if (!isApiError(error)) throw error;
  }

  function resume() {
    if (statusNow() !== 'lost') return;
    moveOn('ready');
    poller.start(0);
  }

  return {
    ...store,
    open() {
      isOpen = true;
      const close = poller.open();
      void begin();
      return () => {
        isOpen = false;
        close();
        start.letGo();
        deadline.dispose();
      };
    },
    renew() {
      if (statusNow() === 'lost') resume();
      else if (statusNow() === 'expired' || statusNow() === 'failed') void begin();
    },
  };
}
