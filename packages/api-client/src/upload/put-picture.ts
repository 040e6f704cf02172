import type { UploadAuth } from '../uploads/uploads.api.ts';
import { createOpenAliOss } from './ali-oss-store.ts';
import { openLeave } from './upload-leave.ts';
import type { OpenStore } from './upload-store.ts';
import type { UploaderDeps } from './upload.types.ts';

export interface PictureToPut {
  leave: UploadAuth;
  picture: Blob;
  signal: AbortSignal;
  deps: Pick<UploaderDeps, 'fetch' | 'ownAddress'>;
  openStore?: OpenStore | undefined;
}

/** Puts a picture where the leave says. */
export async function putPicture({ leave, picture, signal, deps, openStore }: PictureToPut): Promise<void> {
  const open = openStore ?? createOpenAliOss(deps.fetch);
  const store = await open(openLeave(leave, deps.ownAddress), signal);
  await store.put(picture);
}
