import type { Upload } from '@shuyuan/api-client/upload';

/** What is kept beside an upload, so that another page can finish what this one has begun. */
export interface UploadNote {
  /** `quality`: a smaller quality of the film that `replaces` names. */
  kind: 'media' | 'quality';
  /** Which uploader sends it. */
  way: 'video' | 'file';
  title: string;
  /** Null for no folder. */
  folderId: number | null;
  /** Id of the file in whose place it goes; null for a new one. */
  replaces: number | null;
}

/** Null for an upload of something else, or of another version of this page. */
export function noteOf({ source }: Pick<Upload, 'source'>): UploadNote | null {
  const { note } = source;
  if (typeof note !== 'object' || note === null) return null;
  const { kind, way, title, folderId, replaces } = note as Record<string, unknown>;
  const isOurs =
    (kind === 'media' || (kind === 'quality' && replaces !== null)) &&
    (way === 'video' || way === 'file') &&
    typeof title === 'string' &&
    isIdOrNull(folderId) &&
    isIdOrNull(replaces);
  return isOurs ? (note as UploadNote) : null;
}

const isIdOrNull = (value: unknown) => value === null || typeof value === 'number';
