import { mediaLimits } from '@shuyuan/api-client/manage';
import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '../../blobs/object-store.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { digestOf } from './digest-of.ts';
import type { StoredContent } from './media-content.ts';
import { keptName } from './media-name.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { proveFile } from './prove-file.ts';
import type { SentFile } from './prove-picture.ts';

/** Where a file of the library lies: nobody can guess it, and its name is no part of it. */
export const newFileId = () => randomBytes(16).toString('hex');
export const fileKey = (id: string) => `files/${id}`;

/** The file of a form, with what its sender says of it. */
export async function readSent(file: Blob): Promise<SentFile> {
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: keptName(file instanceof File ? file.name : ''),
    type: file.type.split(';', 1)[0] ?? '',
  };
}

/** Proves a file and stores it where nobody reads it without a signed address. Throws a refusal. */
export async function storeFile(
  objects: ObjectStore,
  { bytes, name }: Pick<SentFile, 'bytes' | 'name'>,
  tx?: Database,
): Promise<StoredContent> {
  if (bytes.length > mediaLimits.fileBytes) throw new Problem(1, strings.fileTooLarge, { field: 'file' });
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  const contentType = await proveFile(name, { bytes: bytes.length, read });
  const key = fileKey(newFileId());
  await objects.put(key, bytes, contentType, tx);
  return {
    file_name: name,
    content_type: contentType,
    bytes: bytes.length,
    width: null,
    height: null,
    storage_key: key,
    digest: await digestOf(bytes),
  };
}
