import type { Viewer } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { UploadCredentials } from '../../services-outside/cloud-video/cloud-video.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { markPicture } from '../uploads/uploads.repo.ts';
import { logPartChange, requirePartChange } from './change-part.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';

type PictureDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'limiter'>;

interface Asked {
  id: number;
  viewer: Viewer;
}

async function findVideo(db: Database, id: number) {
  const [video] = await repo.findVideos(db, [id]);
  if (!video) throw new Problem(404, strings.missing);
  return video;
}

/** Returns credentials to upload the first picture of a video; null when there is one already. Throws 403 for who may not add it. */
export async function startPicture(
  { cloudVideo, limiter }: PictureDeps,
  db: Database,
  { id, viewer }: Asked,
): Promise<UploadCredentials | null> {
  const { videoId, hasPicture } = await findVideo(db, id);
  if (hasPicture) return null;
  await requirePartChange(db, viewer, { id, isMissing: true });
  const { userId } = viewer;
  await countUpload(limiter, 'picture', userId);
  return cloudVideo.createPicture({ videoId, userId });
}

/** Shows the picture that was uploaded, unless there is one already. Throws 403 for who may not add it. */
export async function keepPicture(
  { clock, cloudVideo }: Pick<PictureDeps, 'clock' | 'cloudVideo'>,
  db: Database,
  { id, viewer }: Asked,
): Promise<void> {
  const { videoId, hasPicture } = await findVideo(db, id);
  if (hasPicture) return;
  await requirePartChange(db, viewer, { id, isMissing: true });
  if (!(await cloudVideo.keepPicture(videoId))) throw new Problem(1, strings.noFirstPicture);
  await db.transaction(async (tx) => {
    await markPicture(tx, videoId);
    const title = (await repo.findMedia(tx, id))?.title ?? '';
    const change = { tx, now: clock.now(), userId: viewer.userId };
    await logPartChange(
      change,
      { id, title },
      { before: { first_picture: false }, after: { first_picture: true } },
    );
  });
}
