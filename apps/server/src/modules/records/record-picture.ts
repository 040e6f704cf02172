import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { UploadCredentials } from '../../services-outside/cloud-video/cloud-video.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { markPicture } from '../uploads/uploads.repo.ts';
import { findVideoOf } from './records.repo.ts';
import { recordStrings as strings } from './records.strings.ts';

export type PictureDeps = Pick<ModuleDeps, 'cloudVideo' | 'limiter'>;

interface PictureCall {
  db: Database;
  userId: number;
  id: number;
}

/** Credentials to upload the first picture of a person's recording; null when there is nothing to upload. */
export async function startPicture(
  { cloudVideo, limiter }: PictureDeps,
  { db, userId, id }: PictureCall,
): Promise<UploadCredentials | null> {
  const shown = await findVideoOf(db, userId, id);
  if (!shown) throw new Problem(404, strings.missing);
  if (shown.hasPicture) return null;
  await countUpload(limiter, 'picture', userId);
  return cloudVideo.createPicture({ videoId: shown.videoId, userId });
}

/** Shows the picture that was uploaded, unless there is one already. */
export async function keepPicture(
  { cloudVideo }: Pick<PictureDeps, 'cloudVideo'>,
  { db, userId, id }: PictureCall,
): Promise<void> {
  const shown = await findVideoOf(db, userId, id);
  if (!shown) throw new Problem(404, strings.missing);
  if (shown.hasPicture) return;
  if (!(await cloudVideo.keepPicture(shown.videoId))) throw new Problem(1, strings.notPicture);
  // Removed meanwhile, with what it had until then.
  if (!(await markPicture(db, shown.videoId))) await cloudVideo.remove(shown.videoId);
}
