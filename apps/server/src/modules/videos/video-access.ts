import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findVideo, type FoundVideo } from './videos.repo.ts';
import { videoStrings as strings } from './videos.strings.ts';

interface Watched {
  video: FoundVideo;
  right: Entitlement;
}

/** A video and whether it is open to somebody. Throws for what is not there, and for what is hidden from who does not have it. */
export async function requireVideo(
  db: Database,
  id: number,
  userId: number | undefined,
  now: Date,
): Promise<Watched> {
  const video = await findVideo(db, id, now);
  if (!video) throw new Problem(404, strings.missing);
  const { isVipFree, ownerId, isFree } = video;
  // A free lesson is free, whatever it would cost alone.
  const charge = isFree ? 0 : video.charge;
  const right = await findEntitlement(db, { type: 'video', id, charge, isVipFree, ownerId }, userId, now);
  const isOwners = userId !== undefined && ownerId === userId;
  if (!video.isShown && !right.isOwned && !isOwners) throw new Problem(404, strings.missing);
  return { video, right };
}
