import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { insertUpload } from '../uploads/uploads.repo.ts';
import { keepVideo } from './keep-video.ts';
import { titleOf } from './media-name.ts';
import { mediaStrings as strings } from './media.strings.ts';
import type { SentFile } from './prove-picture.ts';

/** Puts a video that came in one request into the cloud and the library. A cloud that takes only parts refuses. */
export async function placeVideo(
  deps: Pick<ModuleDeps, 'clock' | 'cloudVideo'>,
  { db, userId }: { db: Database; userId: number },
  { bytes, name: fileName, folderId }: SentFile & { folderId: number | null },
): Promise<number> {
  if (bytes.length === 0) throw new Problem(1, strings.empty, { field: 'file' });
  const videoId = await deps.cloudVideo.place(db, { userId, fileName, bytes, picture: null });
  if (videoId === null) throw new Problem(1, strings.videoInParts, { field: 'file' });
  await insertUpload(db, { videoId, userId, bytes: bytes.length, createdAt: deps.clock.now() });
  return keepVideo(deps, { db, userId }, { videoId, title: titleOf(fileName), fileName, folderId });
}
