import { mediaLimits } from '@shuyuan/api-client/manage';
import { QuotaReached } from '../../blobs/object-store.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { UploadCredentials } from '../../services-outside/cloud-video/cloud-video.ts';
import { encodeAddress, encodeAuth } from '../../services-outside/cloud-video/upload-credentials.ts';
import type { ModuleDeps } from '../module-deps.ts';
import type { StoredContent } from './media-content.ts';
import { keptName } from './media-name.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { kindNamed, proveFile } from './prove-file.ts';
import { fileKey, newFileId } from './store-file.ts';

export type UploadDeps = Pick<ModuleDeps, 'clock' | 'objects' | 'config'>;

type Upload = NonNullable<Awaited<ReturnType<typeof repo.findUpload>>>;

interface Asked {
  db: Database;
  userId: number;
}

/** Access to send one file in parts. Throws a refusal for what the library would not take. */
export async function createFileUpload(
  deps: UploadDeps,
  { db, userId }: Asked,
  { filename, size }: { filename: string; size: number },
): Promise<UploadCredentials> {
  if (size > mediaLimits.partsBytes) throw new Problem(1, strings.partsTooLarge, { field: 'size' });
  const fileName = keptName(filename);
  const upload = { id: newFileId(), userId, fileName, bytes: size, createdAt: deps.clock.now() };
  const credentials = await lend(deps, upload);
  await repo.insertUpload(db, upload);
  return credentials;
}

/** The same access anew. What was begun goes on. */
export async function refreshFileUpload(
  deps: UploadDeps,
  { db, userId }: Asked,
  id: string,
): Promise<UploadCredentials> {
  const upload = await findOwn(db, userId, id);
  if (await repo.isShown(db, fileKey(id))) throw new Problem(1, strings.saved, { field: 'video_id' });
  return lend(deps, upload);
}

async function lend({ clock, objects, config }: UploadDeps, upload: Upload): Promise<UploadCredentials> {
  const { id, userId, fileName, bytes: maxBytes } = upload;
  const { contentType } = kindNamed(fileName);
  const [key, now] = [fileKey(id), clock.now()];
  const access = await objects.lend({ key, userId, maxBytes, contentType, now }).catch((error: unknown) => {
    throw error instanceof QuotaReached ? new Problem(1, strings.noRoom, { field: 'quota' }) : error;
  });
  const place = { Endpoint: config.publicUrl, Bucket: objects.bucket, FileName: key };
  return {
    videoId: id,
    uploadAuth: encodeAuth(access, now),
    uploadAddress: encodeAddress(place),
    isOwnStore: true,
  };
}

async function findOwn(db: Database, userId: number, id: string): Promise<Upload> {
  const upload = await repo.findUpload(db, userId, id);
  if (!upload) throw new Problem(404, strings.uploadMissing, { field: 'video_id' });
  return upload;
}

/**
 * Looks at a file that came in parts: its content as a row of the library has it. Reads all of a text: never call it
 * within a transaction. What is refused goes at once, so that it fills nobody's room.
 */
export async function findArrived(
  { objects }: Pick<UploadDeps, 'objects'>,
  { db, userId }: Asked,
  { id, fileName }: { id: string; fileName: string },
): Promise<StoredContent> {
  await findOwn(db, userId, id);
  const key = fileKey(id);
  const object = await objects.head(key);
  if (!object) throw new Problem(1, strings.unfinished, { field: 'video_id' });
  const name = keptName(fileName);
  const { bytes } = object;
  const read = (start: number, end: number) => objects.read(key, start, end);
  const contentType = await proveFile(name, { bytes, read }).catch(async (error: unknown) => {
    if (error instanceof Problem && !(await repo.isShown(db, key))) {
      await objects.remove(key);
      await repo.deleteUpload(db, id);
    }
    throw error;
  });
  await objects.setContentType(key, contentType);
  return {
    file_name: name,
    content_type: contentType,
    bytes,
    width: null,
    height: null,
    storage_key: key,
    digest: null,
  };
}
