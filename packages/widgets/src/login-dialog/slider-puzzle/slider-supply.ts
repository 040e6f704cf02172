import { isApiError, type CaptchaApi } from '@shuyuan/api-client';
import type { Scheduler } from '../../host/widget-host.ts';
import { serverWords } from '../../async/call-failure.ts';
import { createPageWatch } from '../../async/page-watch.ts';
import type { SliderContext } from './slider-context.ts';
import type { RenewalReason } from './slider-puzzle.state.ts';

/** Where new pictures come from. */
export function createSliderSupply(
  { store, current, move, call, deadline, trail }: SliderContext,
  captcha: Pick<CaptchaApi, 'slider'>,
  scheduler: Scheduler,
) {
  const page = createPageWatch(scheduler, { onShow: renewExpired });

  async function load(reason: RenewalReason | null) {
    if (!move({ status: 'loading' })) return;
    store.setState({ reason });
    trail.clear();
    const own = call.begin();
    try {
      const puzzle = await captcha.slider({ signal: own.signal });
      if (!own.isCurrent()) return;
      own.end();
      deadline.start(puzzle.expires_in * 1000);
      move({ status: 'ready', puzzle, x: 0 });
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      move({ status: 'load-failed', message: serverWords(error) });
      if (!isApiError(error)) throw error;
    }
  }

  /** What has expired is renewed where somebody sees it, and not under the hand that is moving it. */
  function renewExpired() {
    const { status } = current();
    const isIdle = status === 'ready' || status === 'wrong' || status === 'unsent';
    if (isIdle && !page.isHidden() && deadline.remaining() === 0) void load('expired');
  }

  deadline.subscribe(renewExpired);

  /** Begins with the first picture; answers the way to end. */
  const open = () => {
    const close = page.open();
    void load(null);
    return () => {
      close();
      call.stop();
      deadline.dispose();
    };
  };

  return { load, renewExpired, open };
}

export type SliderSupply = ReturnType<typeof createSliderSupply>;
