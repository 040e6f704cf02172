import type { Uploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../../host/widget-host.ts';
import { ownerOf } from '../owner-of.ts';
import type { RecorderMedia } from '../recorder-media.ts';
import { createDraftJournal } from './draft-journal.ts';
import { noteOf } from '../saving/upload-note.ts';

/** The same host, media and uploader as the recorder's, so that both look at the same device storage. */
export interface UnfinishedDeps {
  host: Pick<WidgetHost, 'session' | 'storage' | 'scheduler' | 'createId'>;
  media: Pick<RecorderMedia, 'recoverable'>;
  uploader: Pick<Uploader, 'unfinished'>;
}

/**
 * How many recordings earlier pages have left on this device to whoever is signed in, half uploaded or never saved. What
 * the library holds does not count, though its file may still wait here to be cleared away by the recorder.
 */
export async function countUnfinished({ host, media, uploader }: UnfinishedDeps): Promise<number> {
  const owner = ownerOf(host);
  const journal = createDraftJournal(host);
  const [uploads, drafts] = await Promise.all([uploader.unfinished(), media.recoverable(owner)]);
  // A draft that is on its way is both.
  const ids = new Set([
    ...uploads.map((upload) => noteOf(upload)?.takeId ?? upload.id),
    ...drafts.map(({ id }) => id),
  ]);
  const notes = await Promise.all([...ids].map((id) => journal.read(owner, id)));
  return notes.filter(({ isSaved }) => !isSaved).length;
}
