import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { mediaResource } from '../manage/manage-media.ts';
import { addMedia, newMedia } from './add-media.ts';
import { findArrived, type UploadDeps } from './media-uploads.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { fileKey } from './store-file.ts';

interface NewFile {
  uploadId: string;
  title: string;
  fileName: string;
  folderId: number | null;
}

/** Takes a file that came in parts into the library and answers its id. The same again answers the same. */
export async function keepFile(
  deps: UploadDeps,
  { db, userId }: { db: Database; userId: number },
  { uploadId, title, fileName, folderId }: NewFile,
): Promise<number> {
  const storageKey = fileKey(uploadId);
  const earlier = await repo.findByPlace(db, userId, { storageKey });
  if (earlier !== undefined) return earlier;
  const content = await findArrived(deps, { db, userId }, { id: uploadId, fileName });
  return inTransaction(db, mediaResource, async (tx) => {
    if (!(await repo.lockUpload(tx, uploadId)))
      throw new Problem(404, strings.uploadMissing, { field: 'video_id' });
    const other = await repo.findByPlace(tx, userId, { storageKey });
    if (other !== undefined) return other;
    await deps.objects.adopt(storageKey, tx);
    const change = { tx, now: deps.clock.now(), userId };
    return addMedia(newMedia('file', content, { folderId, title }), change);
  });
}
