import { mediaLimits } from '@shuyuan/api-client/manage';
import { Problem } from '../../errors/problem.ts';
import { defineReader } from '../../file-reading/file-reader.ts';
import type { FileReading } from '../../file-reading/file-reading.ts';
import { redrawPicture } from '../uploads/redraw-picture.ts';
import { mediaStrings as strings } from './media.strings.ts';
import type { read as readSvg } from './svg.reader.ts';

/** A picture that may be stored: proven by what it is, and nothing else in it. */
export interface ProvenPicture {
  bytes: Uint8Array;
  extension: 'jpg' | 'png' | 'webp' | 'gif' | 'svg';
  contentType: string;
  width: number | null;
  height: number | null;
}

/** What came: its bytes, and what its sender says of them. */
export interface SentFile {
  bytes: Uint8Array;
  name: string;
  type: string;
}

const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const;

const pictureNames = /(?:^[^.]*|\.(?:jpe?g|jfif|png|webp|gif|avif|svg|heic|heif))$/i;

/** Brands of HEIC, which nothing here decodes. `mif1` may also be AVIF, which names that besides. */
const heicBrands = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const refusal = (message: string) => new Problem(1, message, { field: 'file' });

const svgReader = defineReader<typeof readSvg>(new URL('./svg.reader.ts', import.meta.url), {
  time: 10_000,
  bytes: mediaLimits.pictureBytes,
  memory: 512,
  field: 'file',
});

/** Throws a refusal for what is no picture, is called something else, or is too large. */
export async function provePicture(
  files: FileReading,
  { bytes, name, type }: SentFile,
): Promise<ProvenPicture> {
  if (bytes.length === 0) throw refusal(strings.empty);
  if (bytes.length > mediaLimits.pictureBytes) throw refusal(strings.pictureTooLarge);
  if (!/^(?:|image\/.*|application\/octet-stream)$/.test(type) || !pictureNames.test(name))
    throw refusal(strings.notPicture);
  if (isHeic(bytes)) throw refusal(strings.heic);
  if (isMarkup(bytes)) return provenSvg(files, bytes);
  const { bytes: redrawn, extension, width, height } = await redrawPicture(bytes);
  return { bytes: redrawn, extension, contentType: contentTypes[extension], width, height };
}

async function provenSvg(files: FileReading, bytes: Uint8Array): Promise<ProvenPicture> {
  const svg = await files.read(svgReader, bytes);
  if (!svg) throw refusal(strings.notPicture);
  const { text, width, height } = svg;
  return { bytes: Buffer.from(text), extension: 'svg', contentType: contentTypes.svg, width, height };
}

/** Begins with what markup begins with, after blanks. */
const isMarkup = (bytes: Uint8Array) =>
  /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 512)).toString('utf8'));

function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp') return false;
  const brands: string[] = (head.slice(8, 12) + head.slice(16)).match(/[\s\S]{4}/g) ?? [];
  return heicBrands.test(brands[0] ?? '') && !brands.includes('avif');
}
