import type { VideosApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import {
  joinProgress,
  keepProgress,
  progressKey,
  readProgress,
  type KeptProgress,
  type Watched,
} from './kept-progress.ts';
import { unionOf, withMissing, secondsIn } from './ranges.ts';
import { isTold, sendProgress, toldOf } from './send-progress.ts';

export interface WatchRecordDeps {
  videos: Pick<VideosApi, 'record'>;
  host: Pick<WidgetHost, 'session' | 'clock' | 'scheduler' | 'storage'>;
  videoId: number;
  /** What the server has, in seconds; null where it has nothing. */
  known: Watched | null;
}

/** Milliseconds from one telling to the next. */
const interval = 10_000;

/**
 * What lies on the device; null where nothing does. What can't be read is not written over: only what is played from now on is added
 * to it. What was taken back on the server is forgotten: it counts from the beginning again.
 */
async function findLeft(
  { storage, clock }: Pick<WidgetHost, 'storage' | 'clock'>,
  key: string,
  known: Watched | null,
): Promise<KeptProgress | null> {
  const left = readProgress(await storage.get(key).catch(() => null));
  const isReset = left?.told && known === null && clock.now() - left.at > propagation;
  if (!isReset) return left;
  await storage.remove(key).catch(() => {});
  return null;
}

/** Milliseconds for which what was told may not have reached who has just asked. */
const propagation = 10 * 60_000;

/**
 * Tells the server how far somebody has watched: every ten seconds, when they pause and at the end. Each second counts once,
 * however often it is played and in however many tabs. What did not arrive is kept on the device, by person, and told with the
 * next one, or when they come again.
 */
export function createWatchRecord({ videos, host, videoId, known }: WatchRecordDeps) {
  const { session, clock, scheduler, storage } = host;
  const viewer = session.current()?.id;
  const key = progressKey(viewer ?? 0, videoId);
  const unknown = withMissing([], known?.duration ?? 0);
  let mine: KeptProgress = { ranges: [], position: known?.position ?? 0, at: 0, told: known };
  /** Where what the server knows more than the device was played, as far as anybody can say. */
  let assumed = unknown;
  let isSending = false;
  let isRefused = false;
  let isLeft = false;
  let earliest = clock.monotonic() + interval;
  let cancel = () => {};

  const whole = (): KeptProgress => ({ ...mine, ranges: unionOf(mine.ranges, assumed) });
  const isTheirs = () => viewer !== undefined && session.current()?.id === viewer;

  async function keep() {
    if (viewer !== undefined && !isRefused) mine = joinProgress(await keepProgress(storage, key, mine), mine);
  }

  async function send() {
    cancel();
    // For who has signed out, or gone for somebody else, nothing more is told.
    if (!isTheirs() || isSending || isRefused || mine.at === 0) return;
    isSending = true;
    earliest = clock.monotonic() + interval;
    await keep();
    const sent = whole();
    if (!isTold(sent)) {
      const outcome = await sendProgress(videos, clock, videoId, sent);
      isRefused = outcome === 'refused';
      if (isRefused) void storage.remove(key).catch(() => {});
      if (outcome === 'taken') {
        mine = { ...mine, told: toldOf(sent) };
        await keep();
      }
    }
    isSending = false;
    arm();
  }

  function arm() {
    cancel();
    if (isLeft || isRefused || mine.at === 0 || isTold(whole())) return;
    cancel = scheduler.after(Math.max(0, earliest - clock.monotonic()), () => void send());
  }

  return {
    /** What an earlier page could not tell, joined with what the server has. Resolves to where to go on. */
    async restore(): Promise<Watched> {
      if (viewer === undefined) return toldOf(whole());
      const left = await findLeft(host, key, known);
      if (!left) return toldOf(whole());
      const missing = (known?.duration ?? 0) - secondsIn(left.ranges);
      assumed = withMissing(left.ranges, Math.max(0, missing));
      // With nothing left to tell, who has watched elsewhere meanwhile goes on from there.
      const isKnown = known !== null && isTold(left) && known.duration >= (left.told?.duration ?? 0);
      mine = isKnown ? { ...left, position: known.position, told: known } : left;
      if (!isTold(whole())) void send();
      return toldOf(whole());
    },
    /** It has been played from one second to another. */
    play(from: number, to: number) {
      mine = { ...mine, ranges: unionOf(mine.ranges, [[from, to]]), position: to, at: clock.now() };
      void keep();
      arm();
    },
    /** They have gone to a second themselves. */
    goTo(position: number) {
      mine = { ...mine, position, at: clock.now() };
      void keep();
      arm();
    },
    /** They pause, it has ended, or the page is left: what has not been told is told now. */
    flush() {
      earliest = clock.monotonic();
      void send();
    },
    /** Until `stop` what did not arrive is told again. */
    start() {
      isLeft = false;
      arm();
    },
    stop() {
      isLeft = true;
      cancel();
    },
  };
}

export type WatchRecord = ReturnType<typeof createWatchRecord>;
