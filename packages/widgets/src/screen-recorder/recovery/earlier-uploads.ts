import type { Upload, Uploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../../host/widget-host.ts';
import { createEarlierUpload, type EarlierUploadEntry } from './earlier-upload.ts';
import type { PictureSaver } from '../saving/picture-saver.ts';
import type { RecordSaver } from '../saving/record-saver.ts';
import type { RecorderContext } from '../recorder-context.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import type { DraftJournal } from './draft-journal.ts';
import { noteOf, type UploadNote } from '../saving/upload-note.ts';

export interface EarlierUploadsDeps {
  context: RecorderContext;
  uploader: Uploader;
  host: Pick<WidgetHost, 'notify'>;
  strings: ScreenRecorderStrings;
  journal: DraftJournal;
  put: RecordSaver;
  putPicture: PictureSaver;
  /** Whoever is signed in. */
  owner: () => string;
  /** The library holds it now, or nobody wants it: its draft can be cleared away. */
  onOver: (owner: string, draftId: string) => void;
  onSaved: (id: number) => void;
}

/** Uploads that an earlier page has left: they go on, and end up in the library. */
export function createEarlierUploads(deps: EarlierUploadsDeps) {
  const { context, uploader, host, strings, journal } = deps;
  let entries: EarlierUploadEntry[] = [];
  /** Counts who has looked: an answer that comes after they have gone is nobody's. */
  let visit = 0;

  const show = () => context.set({ earlier: entries.map(({ picture }) => picture()) });
  const draftIds = () => entries.map(({ note }) => note.takeId);
  const find = (id: string) => entries.find((entry) => entry.id === id);

  function drop(entry: EarlierUploadEntry) {
    entries = entries.filter((other) => other !== entry);
    show();
    deps.onOver(entry.note.owner, entry.note.takeId);
  }

  function track(upload: Upload, note: UploadNote) {
    const entry: EarlierUploadEntry = createEarlierUpload({
      ...deps,
      upload,
      note,
      onChange: show,
      onSaved: (id, title) => {
        drop(entry);
        host.notify('positive', strings.savedEarlier(title));
        deps.onSaved(id);
      },
    });
    entries = [...entries, entry];
    entry.goOn();
  }

  /** What has not arrived waits on the device. */
  function leave() {
    visit += 1;
    for (const entry of entries) entry.leave();
    entries = [];
  }

  return {
    /** Looks for them, and lets them go on. `except`: the one that this recorder itself is busy with. */
    look: async (except: string | null) => {
      const own = visit;
      const found = await uploader.unfinished().catch(() => []);
      for (const upload of found) {
        const note = noteOf(upload);
        if (!note || upload.id === except) continue;
        await journal.read(note.owner, note.takeId);
        // Somebody else may have signed in meanwhile.
        const isWanted = own === visit && note.owner === deps.owner();
        if (isWanted && !draftIds().includes(note.takeId)) track(upload, note);
      }
    },
    /** Drafts that are on their way already. */
    draftIds,
    resume: (id: string) => find(id)?.goOn(),
    discard: async (id: string) => {
      const entry = find(id);
      if (!entry) return;
      await entry.discard();
      drop(entry);
    },
    /** Their person has gone: nobody else sees them, and they wait for that one to come back. */
    leave: () => {
      leave();
      show();
    },
    /** The page goes: what has not arrived waits for the next one. */
    dispose: leave,
  };
}

export type EarlierUploads = ReturnType<typeof createEarlierUploads>;
