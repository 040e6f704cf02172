import { bucket } from '../../http/bucket.ts';
import type { Loaned } from '../objects/objects.repo.ts';
import { mostParts, type Uploads } from '../objects/uploads.ts';
import { StoreRefusal } from '../objects/store-refusal.ts';
import { quoted } from './byte-range.ts';
import type { Elements } from './oss-xml.ts';

/** A page of a list at most. */
const longestPage = 1000;

export async function listParts(
  uploads: Uploads,
  loan: Loaned,
  uploadId: string,
  query: URLSearchParams,
): Promise<Elements> {
  const limit = countIn(query, 'max-parts', longestPage, longestPage);
  const after = countIn(query, 'part-number-marker', 0, mostParts);
  const found = await uploads.listParts(loan, uploadId, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    Bucket: bucket,
    Key: loan.key,
    UploadId: uploadId,
    PartNumberMarker: after,
    NextPartNumberMarker: page.at(-1)?.number ?? after,
    MaxParts: limit,
    IsTruncated: found.length > page.length,
    Part: page.map(({ number, etag, bytes, createdAt }) => ({
      PartNumber: number,
      LastModified: createdAt.toISOString(),
      ETag: quoted(etag),
      Size: bytes,
    })),
  };
}

/** Uploads of the one object that was lent, which others are none of its business. */
export async function listUploads(uploads: Uploads, loan: Loaned, query: URLSearchParams): Promise<Elements> {
  const prefix = query.get('prefix') ?? '';
  const found = loan.key.startsWith(prefix) ? await uploads.list(loan) : [];
  return {
    Bucket: bucket,
    KeyMarker: '',
    UploadIdMarker: '',
    NextKeyMarker: '',
    NextUploadIdMarker: '',
    Delimiter: '',
    Prefix: prefix,
    MaxUploads: longestPage,
    IsTruncated: false,
    Upload: found.map(({ id, key, begunAt }) => ({
      Key: key,
      UploadId: id,
      StorageClass: 'Standard',
      Initiated: begunAt.toISOString(),
    })),
  };
}

function countIn(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = query.get(name);
  if (text === null || text === '') return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new StoreRefusal('InvalidArgument', `Argument ${name} must be an integer between 0 and ${most}.`);
}
