import type { ModuleDeps } from '../module-deps.ts';
import { pictureKeys } from './store-picture.ts';

/** Takes away all that is stored of a picture or file. */
export async function removeBytes(
  { blobs, objects }: Pick<ModuleDeps, 'blobs' | 'objects'>,
  kind: 'picture' | 'video' | 'file',
  storageKey: string,
): Promise<void> {
  if (kind === 'picture') await Promise.all(pictureKeys(storageKey).map((key) => blobs.remove(key)));
  else await objects.remove(storageKey);
}
