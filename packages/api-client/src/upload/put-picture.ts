import type { UploadAuth } from '../uploads/uploads.api.ts';
import { createOpenAliOss } from './ali-oss-store.ts';
import { openCredentials } from './upload-credentials.ts';
import type { OpenStore } from './upload-store.ts';
import type { UploaderDeps } from './upload.types.ts';

export interface PictureToPut {
  credentials: UploadAuth;
  picture: Blob;
  signal: AbortSignal;
  deps: Pick<UploaderDeps, 'fetch' | 'ownAddress'>;
  openStore?: OpenStore | undefined;
}

/** Puts a picture where the credentials say. */
export async function putPicture({
  credentials,
  picture,
  signal,
  deps,
  openStore,
}: PictureToPut): Promise<void> {
  const open = openStore ?? createOpenAliOss(deps.fetch);
  const store = await open(openCredentials(credentials, deps.ownAddress), signal);
  await store.put(picture);
}
