import type { StoredObject } from '../object-store.ts';
import type { OssRequest } from './oss-request.ts';

/** Which bytes of an object are wanted: up to but without `end`. */
export interface Slice {
  start: number;
  end: number;
  isPart: boolean;
}

type Headers = OssRequest['headers'];

export const quoted = (etag: string) => `"${etag}"`;

/** Reads `Range` and `If-Range`: null where there are no such bytes. What is no single range of bytes asks for all. */
export function sliceOf({ bytes, etag, storedAt }: StoredObject, headers: Headers): Slice | null {
  const whole = { start: 0, end: bytes, isPart: false };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers['range'] ?? '') ?? [];
  if (from === '' && to === '') return whole;
  const same = headers['if-range'];
  if (same !== undefined && same !== quoted(etag) && same !== storedAt.toUTCString()) return whole;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes : Math.min(bytes, Number(to) + 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return whole;
  return start < end ? { start, end, isPart: true } : null;
}

/** What the conditions of a request come to. */
export function conditionOf(
  { etag, storedAt }: StoredObject,
  headers: Headers,
): 'met' | 'failed' | 'unchanged' {
  const has = (list: string) => /^\s*\*\s*$/.test(list) || list.includes(quoted(etag));
  const storedSecond = Math.floor(storedAt.getTime() / 1000) * 1000;
  const isStoredBy = (moment: string) => storedSecond <= new Date(moment).getTime();
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  const { 'if-unmodified-since': unmodifiedSince, 'if-modified-since': modifiedSince } = headers;
  if (match === undefined ? unmodifiedSince && !isStoredBy(unmodifiedSince) : !has(match)) return 'failed';
  if (noneMatch === undefined ? modifiedSince && isStoredBy(modifiedSince) : has(noneMatch))
    return 'unchanged';
  return 'met';
}
