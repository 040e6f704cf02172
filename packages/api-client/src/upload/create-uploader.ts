import { createUpload } from './create-upload.ts';
import { createUploadJournal, type JournalEntry } from './upload-journal.ts';
import { refusalOf } from './upload-policy.ts';
import type { OpenStore } from './upload-store.ts';
import type { Upload, Uploader, UploaderDeps } from './upload.types.ts';

interface KnownUpload {
  owner: string;
  upload: Upload;
}

const standingStill = new Set(['paused', 'failed', 'done']);

/**
 * Uploads files to the cloud's store, part by part, and goes on with what an earlier page has left. The store's client is
 * fetched with the first upload.
 */
export const createUploader = (deps: UploaderDeps): Uploader => createUploaderOver(deps);

/** For tests: over a store of another kind. */
export function createUploaderOver(deps: UploaderDeps, openStore?: OpenStore): Uploader {
  const known = new Map<string, KnownUpload>();
  const journalOf = (owner: string) => createUploadJournal(deps.storage, owner);

  function open(owner: string, id: string, source: Upload['source'], entry?: JournalEntry) {
    const upload = createUpload({
      id,
      source,
      entry,
      itemStore: journalOf(owner).itemStore(id),
      deps,
      openStore,
      onLeft: () => known.delete(id),
    });
    // What can never be uploaded is nothing to come back to.
    if (!refusalOf(source.file.size)) known.set(id, { owner, upload });
    return upload;
  }

  /** What no other page is busy with. Those that this page has worked on are its own. */
  async function listed(owner: string, entry: JournalEntry) {
    const { id, file, head } = entry;
    if (!known.has(id) && !(await isFree(deps.lock, id))) return null;
    const { fileName, title, note } = head;
    return known.get(id)?.upload ?? open(owner, id, { file, fileName, title, note }, entry);
  }

  async function tidy(owner: string) {
    const journal = journalOf(owner);
    for (const id of await journal.strays()) if (!known.has(id)) await removeIfFree(deps.lock, id, journal);
  }

  return {
    async sendPicture(credentials, picture, signal) {
      const { putPicture } = await import('./put-picture.ts');
      await putPicture({ credentials, picture, signal, deps, openStore });
    },
    start(source) {
      const upload = open(deps.owner(), deps.createId(), source);
      upload.resume();
      return upload;
    },
    async unfinished() {
      const owner = deps.owner();
      await tidy(owner).catch(() => {});
      const entries = await journalOf(owner)
        .entries()
        .catch(() => []);
      const uploads = await Promise.all(entries.map((entry) => listed(owner, entry)));
      // Those of this page that the device has refused to keep come last.
      const own = [...known.values()].filter((one) => one.owner === owner).map(({ upload }) => upload);
      const all = new Set([...uploads.filter((upload) => upload !== null), ...own]);
      return [...all].filter((upload) => standingStill.has(upload.state().step));
    },
  };
}

const isFree = (lock: UploaderDeps['lock'], id: string) => lock(id, async () => {}).catch(() => true);

async function removeIfFree(
  lock: UploaderDeps['lock'],
  id: string,
  journal: ReturnType<typeof createUploadJournal>,
) {
  await lock(id, () => journal.itemStore(id).remove());
}
