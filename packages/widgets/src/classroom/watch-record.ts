import { isApiError, type ApiError, type VideosApi } from '@shuyuan/api-client';
import { createKeptDraft } from '../async/kept-draft.ts';
import type { WidgetHost } from '../host/widget-host.ts';

export interface WatchRecordDeps {
  videos: Pick<VideosApi, 'record'>;
  host: Pick<WidgetHost, 'session' | 'clock' | 'scheduler' | 'storage'>;
  videoId: number;
  /** What the server has, in seconds. */
  known: Watched;
}

/** Seconds that were played, each counted once, and where somebody is. */
export interface Watched {
  duration: number;
  position: number;
}

/** Milliseconds from one telling to the next. */
const interval = 10_000;

/** Seconds between two tellings of the player that were played, at the fastest speed; more is a jump. */
const longestStep = 2.5;

function readWatched(value: unknown): Watched | null {
  const { duration, position } = (value ?? {}) as Partial<Record<keyof Watched, unknown>>;
  return typeof duration === 'number' && typeof position === 'number' ? { duration, position } : null;
}

/**
 * Tells the server how far somebody has watched: every ten seconds, when they pause and at the end. What did not arrive is kept
 * on the device and told with the next one, or when they come again.
 */
export function createWatchRecord({ videos, host, videoId, known }: WatchRecordDeps) {
  const { session, clock, scheduler, storage } = host;
  const viewer = session.current()?.id;
  const kept = createKeptDraft(storage, `classroom/${viewer ?? 0}/${videoId}`, readWatched);
  let arrived = known;
  let latest = known;
  let last: number | null = null;
  let isSending = false;
  let isRefused = false;
  let earliest = clock.monotonic() + interval;
  let cancel = () => {};

  const isTold = () => latest.duration <= arrived.duration && latest.position === arrived.position;

  async function send() {
    cancel();
    // For who has signed out, or gone for somebody else, nothing more is told.
    if (viewer === undefined || isSending || isRefused || isTold() || session.current()?.id !== viewer)
      return;
    const told = latest;
    isSending = true;
    earliest = clock.monotonic() + interval;
    try {
      await videos.record(videoId, told);
      arrived = told;
      if (isTold()) kept.forget();
    } catch (error) {
      if (!isApiError(error)) throw error;
      isRefused = isFinal(error);
      if (isRefused) kept.forget();
    }
    isSending = false;
    arm();
  }

  function arm() {
    cancel();
    if (isTold() || isRefused) return;
    cancel = scheduler.after(Math.max(0, earliest - clock.monotonic()), () => void send());
  }

  return {
    /** What an earlier page could not tell, joined with what the server has. Resolves to where to go on. */
    async restore(): Promise<Watched> {
      const left = viewer === undefined ? null : await kept.find();
      if (left && left.duration > arrived.duration) {
        latest = left;
        void send();
      }
      return latest;
    },
    /** The player shows this second. */
    reach(position: number) {
      const step = last === null ? 0 : position - last;
      last = position;
      const played = step > 0 && step <= longestStep ? step : 0;
      latest = { duration: latest.duration + played, position };
      if (viewer !== undefined && !isRefused) kept.keep(latest);
      arm();
    },
    /** They pause, it has ended, or the page is left: what has not been told is told now. */
    flush() {
      last = null;
      earliest = clock.monotonic();
      void send();
    },
    stop: () => cancel(),
  };
}

export type WatchRecord = ReturnType<typeof createWatchRecord>;

/** They may not watch it (any more), or it has gone: nothing that comes later is taken either. */
const isFinal = ({ kind, code }: ApiError) => kind === 'unauthorized' || code === 403 || code === 404;
