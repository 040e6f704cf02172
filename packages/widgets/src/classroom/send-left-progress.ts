import type { VideosApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { keepProgress, progressKey, readProgress, videoOfKey } from './kept-progress.ts';
import { isTold, sendProgress, toldOf } from './send-progress.ts';

interface LeftProgressDeps {
  videos: Pick<VideosApi, 'record'>;
  host: Pick<WidgetHost, 'session' | 'clock' | 'storage'>;
  /** Has a page of its own, which tells it. */
  except: number;
}

/** Milliseconds for which a device remembers which seconds of a video were played. */
const remembered = 90 * 24 * 60 * 60 * 1000;

/** Tells of other videos what earlier pages of this person could not. What a device keeps and cannot read, it keeps. */
export async function sendLeftProgress({ videos, host, except }: LeftProgressDeps): Promise<void> {
  const { session, clock, storage } = host;
  const viewer = session.current()?.id;
  if (viewer === undefined) return;
  const entries = await storage.entries(progressKey(viewer)).catch(() => []);
  for (const [key, value] of entries) {
    const videoId = videoOfKey(key);
    const progress = readProgress(value);
    if (!progress || videoId === null || videoId === except) continue;
    if (session.current()?.id !== viewer) return;
    const outcome = isTold(progress) ? 'told' : await sendProgress(videos, clock, videoId, progress);
    if (outcome === 'again') return;
    const isOld = outcome === 'told' && clock.now() - progress.at > remembered;
    if (outcome === 'refused' || isOld) await storage.remove(key).catch(() => {});
    if (outcome === 'taken') await keepProgress(storage, key, { ...progress, told: toldOf(progress) });
  }
}
