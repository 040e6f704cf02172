import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { UploadCredentials } from '../../services-outside/cloud-video/cloud-video.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { markPicture } from '../uploads/uploads.repo.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';

type PictureDeps = Pick<ModuleDeps, 'cloudVideo' | 'limiter'>;

async function findVideo(db: Database, id: number) {
  const [video] = await repo.findVideos(db, [id]);
  if (!video) throw new Problem(404, strings.missing);
  return video;
}

/** Credentials to upload the first picture of a video; null when there is nothing to upload. */
export async function startPicture(
  { cloudVideo, limiter }: PictureDeps,
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<UploadCredentials | null> {
  const { videoId, hasPicture } = await findVideo(db, id);
  if (hasPicture) return null;
  await countUpload(limiter, 'picture', userId);
  return cloudVideo.createPicture({ videoId, userId });
}

/** Shows the picture that was uploaded, unless there is one already. */
export async function keepPicture(
  { cloudVideo }: Pick<PictureDeps, 'cloudVideo'>,
  db: Database,
  id: number,
): Promise<void> {
  const { videoId, hasPicture } = await findVideo(db, id);
  if (hasPicture) return;
  if (!(await cloudVideo.keepPicture(videoId))) throw new Problem(1, strings.noFirstPicture);
  await markPicture(db, videoId);
}
