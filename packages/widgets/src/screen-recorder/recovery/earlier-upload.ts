import type { Upload, Uploader, UploadState } from '@shuyuan/api-client/upload';
import { isMissing } from '../../async/refusals.ts';
import { callWords, uploadWords } from '../failure-words.ts';
import type { PictureSaver } from '../saving/picture-saver.ts';
import type { RecordSaver } from '../saving/record-saver.ts';
import type { EarlierUpload } from '../screen-recorder.state.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import type { DraftJournal } from './draft-journal.ts';
import type { UploadNote } from '../saving/upload-note.ts';

export interface EarlierUploadDeps {
  /** As the earlier page has left it. */
  upload: Upload;
  uploader: Pick<Uploader, 'start'>;
  note: UploadNote;
  strings: ScreenRecorderStrings;
  journal: DraftJournal;
  put: RecordSaver;
  putPicture: PictureSaver;
  /** It looks different. */
  onChange: () => void;
  /** The library holds it. */
  onSaved: (id: number, title: string) => void;
}

/** One upload of an earlier page, from where that has left it to the library. It begins with `goOn`. */
export function createEarlierUpload({ upload: left, note, strings, journal, ...deps }: EarlierUploadDeps) {
  const { owner, takeId: draftId, duration } = note;
  let upload = left;
  /** Its saving is on its way, or has failed with these words. `isGone`: the server has given up what had arrived. */
  let saving: 'none' | 'running' | { message: string; isGone: boolean } = 'none';
  let isLeft = false;

  const particulars = () => journal.notes(owner, draftId).particulars ?? note.particulars;

  async function save(videoId: string) {
    if (saving === 'running') return;
    saving = 'running';
    deps.onChange();
    try {
      await journal.read(owner, draftId);
      const id = await deps.put({ owner, draftId, videoId, particulars: particulars(), duration });
      await deps.putPicture(id, upload.source.file);
      await upload.forget().catch(() => {});
      if (!isLeft) deps.onSaved(id, particulars().title);
    } catch (error) {
      saving = { message: callWords(error, strings), isGone: isMissing(error) };
      if (!isLeft) deps.onChange();
    }
  }

  function handle(state: UploadState) {
    deps.onChange();
    if (state.step === 'done') void save(state.videoId);
  }

  let stop = upload.subscribe(handle);

  function sendAnew() {
    const gone = upload;
    stop();
    saving = 'none';
    upload = deps.uploader.start(gone.source);
    stop = upload.subscribe(handle);
    void gone.forget().catch(() => {});
  }

  return {
    id: left.id,
    note,
    picture: (): EarlierUpload => {
      const state = upload.state();
      const row = { id: left.id, title: particulars().title, percent: state.percent };
      if (typeof saving === 'object') return { ...row, status: 'failed', message: saving.message };
      if (state.step === 'failed')
        return { ...row, status: 'failed', message: uploadWords(state.failure, strings) };
      return { ...row, status: saving === 'running' ? 'saving' : statusOf(state), message: '' };
    },
    goOn: () => {
      const state = upload.state();
      if (typeof saving === 'object' && saving.isGone) sendAnew();
      else if (state.step === 'done') void save(state.videoId);
      else upload.resume();
      deps.onChange();
    },
    leave: () => {
      isLeft = true;
      stop();
      upload.pause();
    },
    discard: async () => {
      isLeft = true;
      stop();
      await upload.cancel().catch(() => {});
    },
  };
}

const statusOf = ({ step }: UploadState) => {
  if (step === 'waiting' || step === 'paused') return step;
  return step === 'done' ? 'saving' : 'uploading';
};

export type EarlierUploadEntry = ReturnType<typeof createEarlierUpload>;
