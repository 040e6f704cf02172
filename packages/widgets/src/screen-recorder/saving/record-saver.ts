import type { NewRecord, RecordsApi, VideoRecord } from '@shuyuan/api-client';
import { isRefused } from '../../async/refusals.ts';
import type { Particulars } from '../recorder-step.ts';
import type { DraftJournal } from '../recovery/draft-journal.ts';

export interface UploadedDraft {
  owner: string;
  draftId: string;
  /** What the video cloud calls it. */
  videoId: string;
  particulars: Particulars;
  /** Seconds. */
  duration: number;
}

export interface RecordSaverDeps {
  records: Pick<RecordsApi, 'create' | 'update'>;
  journal: DraftJournal;
  createId: () => string;
}

/** What is sent about a recording. */
export const bodyOf = ({ particulars, videoId, duration }: Omit<UploadedDraft, 'owner' | 'draftId'>) => ({
  title: particulars.title.trim(),
  aliyun_video_id: videoId,
  category_id: particulars.categoryId,
  duration,
  short_description: particulars.description,
});

/** What is known here of a recording that the library has just taken in. */
export const recordOf = (
  id: number,
  draft: UploadedDraft,
  { size, at }: { size: number; at: number },
): VideoRecord => ({
  ...bodyOf(draft),
  id,
  url: '',
  thumb: '',
  size,
  is_shared: false,
  created_at: new Date(at).toISOString(),
});

const areSame = (a: NewRecord, b: NewRecord) =>
  a.title === b.title && a.category_id === b.category_id && a.short_description === b.short_description;

/** Puts uploaded drafts into the library, each of them once, however often it has to be tried and from whichever page. */
export function createRecordSaver({ records, journal, createId }: RecordSaverDeps) {
  return async function put(draft: UploadedDraft): Promise<number> {
    const { owner, draftId, videoId, particulars } = draft;
    const body = bodyOf(draft);
    const notes = await journal.read(owner, draftId);
    const isAgain = notes.sent?.aliyun_video_id === videoId;
    const sent = isAgain && notes.sent ? notes.sent : body;
    const saveKey = isAgain || notes.sent === null ? notes.saveKey : createId();
    await journal.keep(owner, draftId, { particulars, sent, saveKey });
    const id = await records.create(sent, { idempotencyKey: saveKey }).catch(async (error: unknown) => {
      // What the server has refused it has not kept either: the next try may say something else.
      if (isRefused(error)) await journal.keep(owner, draftId, { sent: null });
      throw error;
    });
    await journal.keep(owner, draftId, { isSaved: true });
    // The first try may have arrived with what was written then.
    if (!areSame(sent, body)) await records.update(id, body);
    return id;
  };
}

export type RecordSaver = ReturnType<typeof createRecordSaver>;
