import { imageLimits } from '@shuyuan/api-client/contract';
import { randomUUID } from 'node:crypto';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { redrawPicture } from './redraw-picture.ts';
import { countUpload } from './upload-limits.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

/** Stores a picture that somebody has sent for what they write. Throws a refusal for what is no picture, is too large or too much. */
export async function storePicture(
  { blobs, clock, limiter }: Pick<ModuleDeps, 'blobs' | 'clock' | 'limiter'>,
  { file, userId }: { file: Blob; userId: number },
): Promise<{ url: string; width: number; height: number }> {
  if (file.size > imageLimits.bytes) throw new Problem(1, strings.pictureTooLarge, { field: 'file' });
  await countUpload(limiter, 'image', userId);
  const picture = await redrawPicture(new Uint8Array(await file.arrayBuffer()));
  const month = clock.now().toISOString().slice(0, 7);
  // A name of its own: nobody's file is written over.
  const key = `images/${month}/${randomUUID()}.${picture.extension}`;
  const url = await blobs.put(key, picture.bytes);
  return { url, width: picture.width, height: picture.height };
}
