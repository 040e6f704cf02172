import { createStore } from 'zustand/vanilla';
import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { isAsked, wechatScanMoves, type WechatScanState } from './wechat-scan.state.ts';

/** Milliseconds that a telephone gets for its yes when it scanned the picture at the last moment. */
const graceForYes = 60_000;

/** What is shown, and how long it is good. `onEnd` runs when nothing is left to ask after. */
export function createScanContext(
  { clock, scheduler }: Pick<WidgetHost, 'clock' | 'scheduler'>,
  onEnd: () => void,
) {
  const store = createStore<WechatScanState>(() => ({ status: 'starting' }));
  const deadline = createDeadline({ clock, scheduler });

  const scan = () => {
    const state = store.getState();
    return 'scan' in state ? state.scan : null;
  };

  const move = (next: WechatScanState) => {
    if (wechatScanMoves[store.getState().status].includes(next.status)) store.setState(next, true);
  };

  /** Moves on with the picture that is there. */
  const moveOn = (status: Exclude<WechatScanState['status'], 'starting' | 'failed'>) => {
    const picture = scan();
    if (picture) move({ status, scan: picture });
  };

  const end = (status: 'confirmed' | 'bind' | 'expired') => {
    moveOn(status);
    onEnd();
    deadline.reset();
  };

  const hold = () => {
    if (store.getState().status === 'ready') deadline.start(Math.max(deadline.remaining(), graceForYes));
    moveOn('scanned');
  };

  deadline.subscribe(() => {
    const state = store.getState();
    if (deadline.remaining() === 0 && (isAsked(state) || state.status === 'lost')) end('expired');
  });

  return { store, deadline, scan, move, moveOn, end, hold };
}
