import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import * as repo from './uploads.repo.ts';

export type ForgetDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'log'>;

/** How long an upload waits to be saved: a page that was closed on Friday goes on after the weekend. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** How long one removal is left to the server that has begun it. */
const retryMs = 10 * 60 * 1000;

/**
 * Lets the cloud forget videos that were given up. What fails is written down already and is tried again by `tidyVideos`,
 * on whatever server.
 */
export async function forgetVideos(
  { clock, cloudVideo, log }: ForgetDeps,
  db: Database,
  videoIds: readonly string[],
): Promise<void> {
  for (const videoId of videoIds)
    try {
      await cloudVideo.remove(videoId);
      await repo.deleteRemoval(db, videoId);
    } catch (error) {
      log.warn(
        { videoId, reason: error instanceof Error ? error.name : 'unknown' },
        'a video was not removed',
      );
      await repo.postponeRemoval(db, videoId, clock.now());
    }
}

/** Gives up what was uploaded and never saved, and tries again to remove what could not be. */
export async function tidyVideos(deps: ForgetDeps, db: Database): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - retentionMs);
  await forgetVideos(deps, db, await repo.giveUpLeftovers(db, { before, now }));
  await forgetVideos(
    deps,
    db,
    await repo.claimRemovals(db, { before: new Date(now.getTime() - retryMs), now }),
  );
}
