import { recordLimits, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import type { Upload, Uploader, UploadState } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { callWords } from './failure-words.ts';
import type { Library } from './library.ts';
import { particularsOf, type Preview } from './preview.ts';
import type { RecordSaver } from './record-saver.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { PreviewFailure, StepShown, Take } from './recorder-step.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import { fileNameOf } from './take-facts.ts';
import type { UploadNote } from './upload-note.ts';

export interface SavingDeps {
  desk: RecorderDesk;
  records: Pick<RecordsApi, 'detail' | 'update'>;
  uploader: Uploader;
  host: Pick<WidgetHost, 'notify' | 'session' | 'clock'>;
  strings: ScreenRecorderStrings;
  preview: Preview;
  library: Library;
  put: RecordSaver;
  /** The library holds the take: what the device keeps of it is no longer needed. */
  onTakeSaved: (owner: string, takeId: string) => void;
  onSaved: (id: number) => void;
}

/** The upload of the take that is shown. */
interface Running {
  takeId: string;
  upload: Upload;
  stop: () => void;
}

const shownOf = ({ subject, url, particulars, isChanged }: StepShown): StepShown => ({
  subject,
  url,
  particulars,
  isChanged,
});

/** Saves what is shown: uploads a take and puts it into the library, or changes what the library says. */
export function createSaving(deps: SavingDeps) {
  const { desk, records, uploader, host, strings, preview, library } = deps;
  let running: Running | null = null;

  function letGo() {
    running?.stop();
    running = null;
  }

  function fail(failure: PreviewFailure) {
    const step = desk.at('uploading', 'saving');
    if (step) desk.move({ kind: 'preview', failure, ...shownOf(step) });
  }

  const uploading = () => (desk.at('uploading') ? running?.upload : undefined);

  /** After the sign-in it goes on by itself. */
  const askSignIn = () => host.session.requestLogin(1, { kind: 'save-recording', run: save });

  function save() {
    const step = desk.at('preview', 'saved');
    if (!step) return;
    const title = step.particulars.title.trim();
    if (title === '') {
      desk.set({ isTitleMissing: true, tab: 'about' });
      return host.notify('critical', strings.titleRequired);
    }
    const { subject } = step;
    if (subject.kind === 'record') return void saveRecord(subject.record);
    saveTake(subject.take);
  }

  function saveTake(take: Take) {
    const step = desk.at('preview');
    if (!step) return;
    if (take.file.size === 0) return host.notify('critical', strings.emptyFile);
    if (take.duration === null) return host.notify('neutral', strings.readingLength);
    if (!host.session.current()) return askSignIn();
    const kept = reusable(take);
    const state = kept?.state();
    if (kept && state?.step === 'done') return void putTake(take, state.videoId);
    const upload = kept ?? uploader.start(sourceOf(take));
    desk.move({ kind: 'uploading', percent: upload.state().percent, isPaused: false, isWaiting: false, ...shownOf(step) });
    follow(take, upload);
    // What it says before it goes on is why it had stopped.
    if (kept) kept.resume();
    else show(take, upload.state());
  }

  /** The upload of an earlier try, unless its file has become another one or nothing is left of it. */
  function reusable({ id, file }: Take): Upload | null {
    if (!running || running.takeId !== id) return null;
    const { upload } = running;
    const state = upload.state();
    const isOver = state.step === 'cancelled' || (state.step === 'failed' && state.failure.kind === 'refused');
    if (upload.source.file === file && !isOver) return upload;
    letGo();
    if (!isOver) void upload.cancel();
    return null;
  }

  function sourceOf(take: Take) {
    const { particulars } = desk.at('preview') ?? { particulars: { title: '', description: '', categoryId: 0 } };
    const note: UploadNote = {
      kind: 'screen-recording',
      takeId: take.id,
      owner: preview.owner(),
      particulars,
      duration: take.duration ?? 0,
    };
    const title = particulars.title.trim().slice(0, recordLimits.title);
    return { file: take.file, fileName: fileNameOf(take, strings), title, note };
  }

  function follow(take: Take, upload: Upload) {
    running?.stop();
    running = { takeId: take.id, upload, stop: upload.subscribe((state) => show(take, state)) };
  }

  function show(take: Take, state: UploadState) {
    const step = desk.at('uploading');
    if (!step) return;
    if (state.step === 'done') return void putTake(take, state.videoId);
    if (state.step === 'cancelled') return void desk.move({ kind: 'preview', failure: null, ...shownOf(step) });
    if (state.step === 'failed') {
      fail({ kind: 'upload', failure: state.failure });
      if (state.failure.kind === 'signed-out') askSignIn();
      return;
    }
    const next = { percent: state.percent, isPaused: state.step === 'paused', isWaiting: state.step === 'waiting' };
    const isNew = next.percent !== step.percent || next.isPaused !== step.isPaused || next.isWaiting !== step.isWaiting;
    if (isNew) desk.patch(next);
  }

  async function putTake(take: Take, videoId: string) {
    const before = desk.at('uploading', 'preview');
    if (!before || !desk.move({ kind: 'saving', ...shownOf(before) })) return;
    const owner = preview.owner();
    const { particulars } = before;
    const duration = take.duration ?? 0;
    try {
      const id = await deps.put({ owner, takeId: take.id, videoId, particulars, duration });
      const record = await detailOf(id, take, videoId);
      await running?.upload.forget().catch(() => {});
      letGo();
      deps.onTakeSaved(owner, take.id);
      finish(record, strings.saved);
    } catch (error) {
      refuse(error);
    }
  }

  /** What the library says of it; what is known here where it does not answer. */
  async function detailOf(id: number, take: Take, videoId: string): Promise<VideoRecord> {
    const { title, description, categoryId } = desk.at('saving')?.particulars ?? particularsOf(blank);
    const known = {
      ...blank,
      id,
      title,
      short_description: description,
      category_id: categoryId,
      duration: take.duration ?? 0,
      size: take.file.size,
      aliyun_video_id: videoId,
      created_at: new Date(host.clock.now()).toISOString(),
    };
    return records.detail(id).then(
      ({ video }) => video,
      () => known,
    );
  }

  async function saveRecord(record: VideoRecord) {
    const before = desk.at('preview', 'saved');
    if (!before || !desk.move({ kind: 'saving', ...shownOf(before) })) return;
    const { title, description, categoryId } = before.particulars;
    const changed = { ...record, title: title.trim(), short_description: description, category_id: categoryId };
    try {
      await records.update(record.id, {
        title: changed.title,
        aliyun_video_id: record.aliyun_video_id,
        category_id: categoryId,
        duration: record.duration,
        short_description: description,
      });
      finish(changed, strings.edited);
    } catch (error) {
      refuse(error);
    }
  }

  function finish(record: VideoRecord, words: string) {
    const step = desk.at('saving');
    library.put(record);
    deps.onSaved(record.id);
    host.notify('positive', words);
    if (!step) return;
    const subject = { kind: 'record' as const, record };
    desk.move({ kind: 'saved', subject, url: step.url, particulars: particularsOf(record), isChanged: false });
  }

  function refuse(error: unknown) {
    const message = callWords(error, strings);
    fail({ kind: 'save', message });
    if (!host.session.current()) askSignIn();
  }

  return {
    save,
    pauseUpload: () => uploading()?.pause(),
    resumeUpload: () => uploading()?.resume(),
    cancelUpload() {
      void uploading()?.cancel();
    },
    /** The take is given up: nothing of its upload is kept. */
    discard() {
      const upload = running?.upload;
      letGo();
      void upload?.cancel().catch(() => {});
    },
    /** Something else is shown: an upload that was not given up can be finished later. */
    leave() {
      running?.upload.pause();
      letGo();
    },
    /** The upload that is shown, by its name in the journal. */
    uploadId: () => running?.upload.id ?? null,
  };
}

const blank: VideoRecord = {
  id: 0,
  title: '',
  url: '',
  thumb: '',
  short_description: '',
  category_id: 0,
  duration: 0,
  size: 0,
  aliyun_video_id: '',
  is_shared: false,
  created_at: '',
};

export type Saving = ReturnType<typeof createSaving>;
