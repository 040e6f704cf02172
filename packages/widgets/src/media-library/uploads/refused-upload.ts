import type { UploadEntry, UploadRow } from './upload-entry.ts';

/** What cannot be uploaded stands among the uploads until somebody has read why. */
export function createRefusedUpload(row: Pick<UploadRow, 'id' | 'name' | 'bytes' | 'message'>): UploadEntry {
  const nothing = () => {};
  return {
    id: row.id,
    row: () => ({ ...row, kind: 'file', status: 'refused', percent: null, canPause: false }),
    start: nothing,
    pause: nothing,
    resume: nothing,
    cancel: nothing,
    leave: nothing,
  };
}
