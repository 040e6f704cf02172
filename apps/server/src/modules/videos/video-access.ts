import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { findRightByStudied } from '../courses/is-there-for.ts';
import type { Entitlement, Sample } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { staysWhileHidden } from '../grants/stays-open.ts';
import { findVideo, type FoundVideo } from './videos.repo.ts';
import { videoStrings as strings } from './videos.strings.ts';

interface Watched {
  video: FoundVideo;
  right: Entitlement;
}

/** A video and whether it is open to somebody. Undefined for what is not there, and for what is hidden from who does not have it. */
export async function findWatchable(
  db: Database,
  id: number,
  userId: number | undefined,
  now: Date,
): Promise<Watched | undefined> {
  const video = await findVideo(db, id, now);
  if (!video) return undefined;
  const { isVipFree, ownerId, isFree } = video;
  // A free lesson is free, whatever it would cost alone.
  const charge = isFree ? 0 : video.charge;
  const sample = sampleOf(video);
  const goods = { type: 'video', id, charge, isVipFree, ownerId, sample };
  const right = await findEntitlement(db, goods, userId, now);
  if (right.isOpen && (video.isShown || staysWhileHidden(right))) return { video, right };
  const kept = userId === undefined ? undefined : await findRightByStudied(db, id, userId, now);
  if (kept) return { video, right: kept };
  return video.isShown ? { video, right } : undefined;
}

/** The same. Throws where there is none. */
export async function requireVideo(
  db: Database,
  id: number,
  userId: number | undefined,
  now: Date,
): Promise<Watched> {
  const watched = await findWatchable(db, id, userId, now);
  if (!watched) throw new Problem(404, strings.missing);
  return watched;
}

/** What everybody may watch of a video. */
export const sampleOf = ({ freeSeconds }: { freeSeconds: number }): Sample | undefined =>
  freeSeconds > 0 ? { kind: 'seconds', seconds: freeSeconds } : undefined;
