import type { WidgetHost } from '../host/widget-host.ts';
import { never, type FakeBrowser } from './fake-browser.fixtures.ts';
import type { FakePage } from './fake-device.fixtures.ts';
import { MediaProblem, type LiveRecording, type RecordInput } from './recorder-media.ts';

export interface FakeLiveOptions {
  input: RecordInput;
  host: Pick<WidgetHost, 'clock' | 'scheduler'>;
  page: FakePage;
  browser: FakeBrowser;
  close: () => void;
  onProblem: LiveRecording['onProblem'];
}

/** Milliseconds between two ticks, and the bytes of each. */
const tick = 250;
const bytes = 40_000;

/** A recording whose time is the host's: it goes on when that passes, and not while it is paused. */
export function createFakeLive({
  input,
  host,
  page,
  browser,
  close,
  onProblem,
}: FakeLiveOptions): LiveRecording {
  const { clock, scheduler } = host;
  const listeners = new Set<(milliseconds: number) => void>();
  const draft = page.begin(input);
  let before = 0;
  let since: number | null = clock.monotonic();
  let cancel = () => {};

  const elapsed = () => before + (since === null ? 0 : clock.monotonic() - since);

  function run() {
    draft.duration = elapsed() / 1000;
    draft.bytes += since === null ? 0 : bytes;
    for (const listener of listeners) listener(elapsed());
    cancel();
    cancel = scheduler.after(tick, run);
  }
  cancel = scheduler.after(tick, run);

  return {
    pause() {
      before = elapsed();
      since = null;
    },
    resume() {
      since ??= clock.monotonic();
    },
    useMicrophone() {},
    onElapsed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onProblem,
    async stop() {
      draft.duration = elapsed() / 1000;
      cancel();
      close();
      if (browser.stop === never) return new Promise(() => {});
      if (browser.stop === 'file' || browser.stop === 'empty') return page.fileOf(draft.id, browser);
      page.letGo(draft.id);
      throw new MediaProblem(browser.stop);
    },
  };
}
