import type { Uploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { ownerOf } from './owner-of.ts';
import type { RecorderMedia } from './recorder-media.ts';
import { createTakeJournal } from './take-journal.ts';
import { noteOf } from './upload-note.ts';

export interface UnfinishedDeps {
  host: Pick<WidgetHost, 'session' | 'storage' | 'scheduler' | 'createId'>;
  media: Pick<RecorderMedia, 'leftovers'>;
  uploader: Pick<Uploader, 'unfinished'>;
}

/**
 * How many recordings earlier pages have left on this device to whoever is signed in, half uploaded or never saved. What
 * the library holds does not count, though its file may still wait here to be cleared away by the recorder.
 */
export async function countUnfinished({ host, media, uploader }: UnfinishedDeps): Promise<number> {
  const owner = ownerOf(host);
  const journal = createTakeJournal(host);
  const [uploads, takes] = await Promise.all([uploader.unfinished(), media.leftovers(owner)]);
  // A take that is on its way is both.
  const ids = new Set([
    ...uploads.map((upload) => noteOf(upload)?.takeId ?? upload.id),
    ...takes.map(({ id }) => id),
  ]);
  const notes = await Promise.all([...ids].map((id) => journal.read(owner, id)));
  return notes.filter(({ isSaved }) => !isSaved).length;
}
