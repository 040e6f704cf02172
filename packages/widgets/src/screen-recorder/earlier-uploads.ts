import type { Upload, Uploader, UploadState } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { callWords, uploadWords } from './failure-words.ts';
import type { RecordSaver } from './record-saver.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { EarlierUpload } from './screen-recorder.state.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import type { TakeJournal } from './take-journal.ts';
import { noteOf, type UploadNote } from './upload-note.ts';

export interface EarlierUploadsDeps {
  desk: RecorderDesk;
  uploader: Uploader;
  host: Pick<WidgetHost, 'notify' | 'session'>;
  strings: ScreenRecorderStrings;
  journal: TakeJournal;
  put: RecordSaver;
  /** The library holds it now, or nobody wants it: its take can be cleared away. */
  onOver: (owner: string, takeId: string) => void;
  onSaved: (id: number) => void;
}

interface Entry {
  upload: Upload;
  note: UploadNote;
  stop: () => void;
  /** Its saving is on its way, or has failed with these words. */
  saving: 'none' | 'running' | { message: string };
}

/** Uploads that an earlier page has left: they go on, and end up in the library. */
export function createEarlierUploads(deps: EarlierUploadsDeps) {
  const { desk, uploader, host, strings, journal } = deps;
  let entries: Entry[] = [];

  const titleOf = ({ note }: Entry) =>
    (journal.notes(note.owner, note.takeId).particulars ?? note.particulars).title;

  function picture(entry: Entry): EarlierUpload {
    const state = entry.upload.state();
    const { percent } = state;
    const row = { id: entry.upload.id, title: titleOf(entry), percent };
    if (typeof entry.saving === 'object') return { ...row, status: 'failed', message: entry.saving.message };
    if (entry.saving === 'running' || state.step === 'done') return { ...row, status: 'saving', message: '' };
    if (state.step === 'failed') return { ...row, status: 'failed', message: uploadWords(state.failure, strings) };
    const isStill = state.step === 'waiting' || state.step === 'paused';
    return { ...row, status: isStill ? state.step : 'uploading', message: '' };
  }

  const show = () => desk.set({ earlier: entries.map(picture) });

  function drop(entry: Entry) {
    entry.stop();
    entries = entries.filter((other) => other !== entry);
    show();
  }

  function handle(entry: Entry, { step }: UploadState) {
    show();
    if (step === 'done') void save(entry);
  }

  async function save(entry: Entry) {
    if (entry.saving === 'running') return;
    const state = entry.upload.state();
    if (state.step !== 'done') return;
    const { owner, takeId, duration, particulars: first } = entry.note;
    entry.saving = 'running';
    show();
    try {
      const notes = await journal.read(owner, takeId);
      const particulars = notes.particulars ?? first;
      const id = await deps.put({ owner, takeId, videoId: state.videoId, particulars, duration });
      await entry.upload.forget().catch(() => {});
      if (!entries.includes(entry)) return;
      drop(entry);
      deps.onOver(owner, takeId);
      host.notify('positive', strings.savedEarlier(particulars.title));
      deps.onSaved(id);
    } catch (error) {
      entry.saving = { message: callWords(error, strings) };
      show();
    }
  }

  async function track(upload: Upload, note: UploadNote) {
    await journal.read(note.owner, note.takeId);
    if (entries.some((entry) => entry.upload.id === upload.id)) return;
    const entry: Entry = { upload, note, stop: () => {}, saving: 'none' };
    entries = [...entries, entry];
    entry.stop = upload.subscribe((state) => handle(entry, state));
    goOn(entry);
  }

  function goOn(entry: Entry) {
    const { step } = entry.upload.state();
    if (step === 'done') {
      entry.saving = 'none';
      void save(entry);
    } else if (step === 'paused' || step === 'failed') entry.upload.resume();
    show();
  }

  const find = (id: string) => entries.find(({ upload }) => upload.id === id);

  return {
    /** Looks for them, and lets them go on. `except` is the one that this page itself is busy with. */
    async look(except: string | null) {
      const found = await uploader.unfinished().catch(() => []);
      for (const upload of found) {
        const note = noteOf(upload);
        if (note && upload.id !== except) await track(upload, note);
      }
    },
    /** Takes that are on their way already. */
    takeIds: () => entries.map(({ note }) => note.takeId),
    resume(id: string) {
      const entry = find(id);
      if (!entry) return;
      if (!host.session.current())
        return host.session.requestLogin(1, { kind: 'save-recording', run: () => goOn(entry) });
      goOn(entry);
    },
    async discard(id: string) {
      const entry = find(id);
      if (!entry) return;
      drop(entry);
      await entry.upload.cancel().catch(() => {});
      deps.onOver(entry.note.owner, entry.note.takeId);
    },
    /** The page goes: what has not arrived waits for the next one. */
    dispose() {
      for (const { upload, stop } of entries) {
        stop();
        upload.pause();
      }
      entries = [];
    },
  };
}

export type EarlierUploads = ReturnType<typeof createEarlierUploads>;
