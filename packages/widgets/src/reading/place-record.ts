import { isApiError, type ApiError, type StudyApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';

export interface PlaceRecordDeps {
  study: Pick<StudyApi, 'record'>;
  host: Pick<WidgetHost, 'session' | 'clock' | 'scheduler'>;
  articleId: number;
  /** The place that the server has. */
  kept: number;
}

/** Milliseconds from one place that is told to the next. */
const interval = 10_000;

/** Tells the server where somebody is in a text. Failures are silent: the place goes along with the next one. */
export function createPlaceRecord({ study, host, articleId, kept }: PlaceRecordDeps) {
  const { session, clock, scheduler } = host;
  const reader = session.current()?.id;
  let known = kept;
  let latest = kept;
  let isSending = false;
  let isRefused = false;
  let earliest = clock.monotonic() + interval;
  let cancel = () => {};

  /** False when it did not arrive. */
  async function tell(place: number): Promise<boolean> {
    try {
      await study.record(articleId, place);
    } catch (error) {
      if (!isApiError(error)) throw error;
      isRefused = isFinal(error);
      return false;
    }
    known = place;
    return true;
  }

  async function send() {
    cancel();
    // For who has signed out, or gone for somebody else, nothing more is told.
    if (isSending || isRefused || latest === known || session.current()?.id !== reader) return;
    isSending = true;
    earliest = clock.monotonic() + interval;
    const isTold = await tell(latest);
    isSending = false;
    if (isTold) arm();
  }

  function arm() {
    cancel();
    if (latest === known) return;
    cancel = scheduler.after(Math.max(0, earliest - clock.monotonic()), () => void send());
  }

  return {
    /** The reader has come to rest at a place. */
    reach(place: number) {
      latest = place;
      arm();
    },
    /** The page is hidden or left: what has not been told is told now, or as soon as what is under way has ended. */
    flush() {
      earliest = clock.monotonic();
      void send();
    },
  };
}

/** The reader may not read it (any more), or it has gone: nothing that comes later is taken either. */
const isFinal = ({ kind, code }: ApiError) => kind === 'unauthorized' || code === 403 || code === 404;
