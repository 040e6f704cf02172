import { mediaWidths } from '@shuyuan/api-client/manage';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { BlobStore } from '../../blobs/blob-store.ts';
import type { FileReading } from '../../file-reading/file-reading.ts';
import { digestOf } from './digest-of.ts';
import type { StoredContent } from './media-content.ts';
import { provePicture, type ProvenPicture, type SentFile } from './prove-picture.ts';

/** Where a width of a picture lies, beside the picture itself. `full` is its own width. */
export const widthKey = (storageKey: string, width: number | 'full') =>
  storageKey.replace(/\.[a-z]+$/, `-${width}.webp`);

/** All that is stored of a picture. */
export const pictureKeys = (storageKey: string) => [
  storageKey,
  ...([...mediaWidths, 'full'] as const).map((width) => widthKey(storageKey, width)),
];

/** Proves a picture and stores it at a place of its own, with its widths. Throws a refusal. */
export async function storePicture(
  { blobs, files, now }: { blobs: BlobStore; files: FileReading; now: Date },
  file: SentFile,
): Promise<StoredContent> {
  const picture = await provePicture(files, file);
  const { bytes, extension, contentType, width, height } = picture;
  const key = `media/${now.toISOString().slice(0, 7)}/${randomUUID()}.${extension}`;
  await blobs.put(key, bytes);
  for (const [drawnWidth, drawn] of await drawWidths(picture))
    await blobs.put(widthKey(key, drawnWidth), drawn);
  return {
    file_name: file.name,
    content_type: contentType,
    bytes: bytes.length,
    width,
    height,
    storage_key: key,
    digest: await digestOf(bytes),
  };
}

/** None wider than the picture is, none of a drawing, which has every width, and none that is larger than the picture itself. */
async function drawWidths({ bytes, extension, width }: ProvenPicture) {
  if (extension === 'svg' || width === null) return [];
  const drawn: [number | 'full', Uint8Array][] = [];
  const draw = async (to: number | null) => {
    const picture = sharp(bytes, { animated: true });
    return (to === null ? picture : picture.resize({ width: to })).webp({ quality: 82 }).toBuffer();
  };
  for (const to of mediaWidths) if (to < width) drawn.push([to, await draw(to)]);
  if (extension !== 'webp') drawn.push(['full', await draw(null)]);
  return drawn.filter(([, { length }]) => length < bytes.length);
}
