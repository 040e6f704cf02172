import { isApiError, type ApiError, type VideosApi } from '@shuyuan/api-client';
import { fateOf } from '../async/refusals.ts';
import type { Clock } from '../host/widget-host.ts';
import type { KeptProgress, Watched } from './kept-progress.ts';
import { secondsIn } from './ranges.ts';

/** Milliseconds after which what was watched is told with its own time. */
const late = 60_000;

/** What of a device's knowledge the server is to be told. */
export const toldOf = ({ ranges, position }: KeptProgress): Watched => ({
  duration: Math.round(secondsIn(ranges) * 1000) / 1000,
  position,
});

/** Whether the server has all of it. */
export function isTold(progress: KeptProgress): boolean {
  const { duration, position } = toldOf(progress);
  const { told } = progress;
  return told !== null && duration <= told.duration && position === told.position;
}

/**
 * Sends the progress of a video. Resolves to what became of it:
 * - `taken`: the server has it.
 * - `again`: the server was not reached or was busy, or a sign-in is needed; nothing else is sent now.
 * - `declined`: the server refused this report; those of other videos are sent.
 * - `refused`: the server takes no report of this video from this person.
 */
export async function sendProgress(
  videos: Pick<VideosApi, 'record'>,
  clock: Pick<Clock, 'now'>,
  videoId: number,
  progress: KeptProgress,
): Promise<'taken' | 'again' | 'declined' | 'refused'> {
  const isLate = clock.now() - progress.at > late;
  try {
    await videos.record(videoId, {
      ...toldOf(progress),
      ...(isLate && { studied_at: new Date(progress.at).toISOString() }),
    });
    return 'taken';
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isFinal(error)) return 'refused';
    return fateOf(error) === 'refused' ? 'declined' : 'again';
  }
}

/** They may not watch it (any more), or it has gone: nothing that comes later is taken either. */
const isFinal = ({ code }: ApiError) => code === 403 || code === 404;
