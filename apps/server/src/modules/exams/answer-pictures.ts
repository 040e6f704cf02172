import { imageLimits, type AnswerOf, type Contract } from '@shuyuan/api-client/contract';
import { randomBytes } from 'node:crypto';
import { Problem } from '../../errors/problem.ts';
import { bucket } from '../../http/bucket.ts';
import { signedAddress } from '../media/media-answer.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { redrawPicture } from '../uploads/redraw-picture.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { uploadStrings } from '../uploads/uploads.strings.ts';
import { examsStrings as strings } from './exams.strings.ts';

type PictureDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'objects'>;

/** Longer than an exam lasts, in seconds: what hangs in the page is not asked for anew meanwhile. */
const readSeconds = 12 * 60 * 60;

/** A photographed page is read at this size; larger ones are drawn smaller. Pixels of the longer side. */
const longestSide = 2400;

const root = `/${bucket}/`;
const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const;

const folderOf = (userId: number) => `answers/${userId}/`;
const pathOf = (address: string) => address.split('?', 1)[0] ?? '';
const isAnswerPicture = (path: string) => path.startsWith(`${root}answers/`);

/** Stores a picture of an answer where only a signed address reads it. Throws a refusal for what is none. */
export async function storeAnswerPicture(
  deps: PictureDeps & Pick<ModuleDeps, 'limiter'>,
  userId: number,
  file: Blob,
): Promise<AnswerOf<Contract['exams']['picture']>> {
  if (file.size > imageLimits.bytes) throw new Problem(1, uploadStrings.pictureTooLarge, { field: 'file' });
  await countUpload(deps.limiter, 'answer', userId);
  const picture = await redrawPicture(new Uint8Array(await file.arrayBuffer()), longestSide);
  const key = `${folderOf(userId)}${randomBytes(16).toString('hex')}.${picture.extension}`;
  await deps.objects.put(key, picture.bytes, mimeTypes[picture.extension]);
  return { url: await addressOf(deps, key), width: picture.width, height: picture.height };
}

/** What is kept of the addresses that an answer names: no signature, and of the store nothing that another person has put there. */
export const keptPictures = (userId: number, addresses: readonly string[]): string[] =>
  addresses.map((address) => {
    const path = pathOf(address);
    if (!isAnswerPicture(path)) return address;
    if (!path.startsWith(`${root}${folderOf(userId)}`))
      throw new Problem(1, strings.noPicture, { field: 'images' });
    return path;
  });

/** Answers with addresses at which their pictures can be read for a while. Whether the reader may, the caller has asked. */
export const withAddresses = <Answer extends { images: string[] }>(
  deps: PictureDeps,
  ownerId: number,
  answers: readonly Answer[],
): Promise<Answer[]> =>
  Promise.all(
    answers.map(async (answer) => ({
      ...answer,
      images: await Promise.all(
        answer.images.map(async (image) =>
          image.startsWith(`${root}${folderOf(ownerId)}`) ? addressOf(deps, image.slice(root.length)) : image,
        ),
      ),
    })),
  );

const addressOf = (deps: PictureDeps, storageKey: string) =>
  signedAddress(
    deps,
    { storageKey, videoId: null, fileName: storageKey.slice(storageKey.lastIndexOf('/') + 1) },
    readSeconds,
  );
