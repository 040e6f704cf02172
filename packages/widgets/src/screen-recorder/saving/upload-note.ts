import type { Upload } from '@shuyuan/api-client/upload';
import type { Particulars } from '../recorder-step.ts';

/** What is kept beside an upload, so that another page can finish what this one has begun. */
export interface UploadNote {
  kind: 'screen-recording';
  /** Id of the draft. Named as uploads of earlier versions have it stored. */
  takeId: string;
  owner: string;
  particulars: Particulars;
  /** Seconds. */
  duration: number;
}

/** Null for an upload of something else, or of another version of this page. */
export function noteOf({ source }: Pick<Upload, 'source'>): UploadNote | null {
  const { note } = source;
  if (typeof note !== 'object' || note === null) return null;
  const { kind, takeId, owner, particulars, duration } = note as Record<string, unknown>;
  const isOurs =
    kind === 'screen-recording' &&
    typeof takeId === 'string' &&
    typeof owner === 'string' &&
    typeof duration === 'number' &&
    typeof particulars === 'object' &&
    particulars !== null;
  return isOurs ? (note as UploadNote) : null;
}
