import type { RecordsApi, VideoRecord } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import { isMissing } from '../../async/refusals.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { callWords } from '../failure-words.ts';
import type { Library } from '../preview/library.ts';
import type { PictureSaver } from './picture-saver.ts';
import { particularsOf, type Preview } from '../preview/preview.ts';
import { bodyOf, recordOf, type RecordSaver } from './record-saver.ts';
import type { RecorderContext, StepOf } from '../recorder-context.ts';
import type { PreviewFailure, RecordingDraft } from '../recorder-step.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import { createDraftUpload, shownOf } from './draft-upload.ts';

export interface SavingDeps {
  context: RecorderContext;
  records: Pick<RecordsApi, 'detail' | 'update'>;
  uploader: Uploader;
  host: Pick<WidgetHost, 'notify' | 'session' | 'clock'>;
  strings: ScreenRecorderStrings;
  preview: Preview;
  library: Library;
  put: RecordSaver;
  putPicture: PictureSaver;
  /** The library holds the draft: what the device keeps of it is no longer needed. */
  onDraftSaved: (owner: string, draftId: string) => void;
  onSaved: (id: number) => void;
}

/** Saves what is shown: uploads a draft and puts it into the library, or changes what the library says. */
export function createSaving(deps: SavingDeps) {
  const { context, records, host, strings, preview } = deps;
  const upload = createDraftUpload({
    ...deps,
    ownerOfShown: preview.owner,
    onArrived: (draft, videoId) => void putDraft(draft, videoId),
    onFailed: (failure) => {
      fail(failure);
      if (failure.failure.kind === 'signed-out') askSignIn();
    },
  });

  /** After the sign-in it goes on by itself. */
  const askSignIn = () =>
    host.session.requestLogin(1, { kind: 'save-recording', purpose: 'record', run: save });
  const { fail, refuse, finish } = createOutcome(deps, askSignIn);

  function save() {
    const step = context.at('preview', 'saved');
    if (!step) return;
    if (step.particulars.title.trim() === '') {
      context.set({ isTitleMissing: true, tab: 'about' });
      return host.notify('critical', strings.titleRequired);
    }
    if (step.subject.kind === 'record') void saveRecord(step.subject.record, step);
    else if (step.kind === 'preview') saveDraft(step.subject.draft);
  }

  function saveDraft(draft: RecordingDraft) {
    const step = context.at('preview');
    if (!step) return;
    if (draft.file.size === 0) return host.notify('critical', strings.emptyFile);
    if (draft.duration === null) return host.notify('neutral', strings.readingLength);
    if (!host.session.current()) return askSignIn();
    upload.run(draft, step);
  }

  async function putDraft(draft: RecordingDraft, videoId: string) {
    const before = context.at('uploading', 'preview');
    if (!before || !context.move({ kind: 'saving', ...shownOf(before) })) return;
    const owner = preview.owner();
    const forget = upload.toForget();
    const isAnother = followPerson(host);
    const { particulars } = before;
    const uploaded = { owner, draftId: draft.id, videoId, particulars, duration: draft.duration ?? 0 };
    try {
      const id = await deps.put(uploaded);
      await deps.putPicture(id, draft.file);
      const known = recordOf(id, uploaded, { size: draft.file.size, at: host.clock.now() });
      // The library may not tell more, and holds it all the same.
      const record = await records.detail(id).then(
        ({ video }) => video,
        () => known,
      );
      await forget();
      deps.onDraftSaved(owner, draft.id);
      if (!isAnother()) finish(record, strings.saved);
    } catch (error) {
      // The server has given up what had arrived: the next try sends it anew.
      if (isMissing(error)) await forget();
      if (!isAnother()) refuse(error);
    }
  }

  async function saveRecord(record: VideoRecord, before: StepOf<'preview' | 'saved'>) {
    if (!context.move({ kind: 'saving', ...shownOf(before) })) return;
    const { aliyun_video_id: videoId, duration } = record;
    const isAnother = followPerson(host);
    const body = bodyOf({ particulars: before.particulars, videoId, duration });
    const { title, category_id, short_description } = body;
    try {
      await records.update(record.id, body);
      if (!isAnother()) finish({ ...record, title, category_id, short_description }, strings.edited);
    } catch (error) {
      if (!isAnother()) refuse(error);
    }
  }

  return {
    save,
    pauseUpload: upload.pause,
    resumeUpload: upload.resume,
    cancelUpload: upload.cancel,
    discard: upload.discard,
    leave: upload.leave,
    uploadId: upload.id,
  };
}

/** Answers whether somebody else is there by then, to whom nothing of how a saving ends is shown. */
function followPerson({ session }: Pick<WidgetHost, 'session'>) {
  const idNow = () => session.current()?.id;
  const person = idNow();
  // Between two tokens nobody is known to be there, and nobody is another one then.
  return () => person !== undefined && ![undefined, person].includes(idNow());
}

/** How a saving ends, as it is shown. */
function createOutcome({ context, host, strings, library, onSaved }: SavingDeps, askSignIn: () => void) {
  function fail(failure: PreviewFailure) {
    const step = context.at('uploading', 'saving');
    if (step) context.move({ kind: 'preview', failure, ...shownOf(step) });
  }
  return {
    fail,
    refuse: (error: unknown) => {
      fail({ kind: 'save', message: callWords(error, strings) });
      if (!host.session.current()) askSignIn();
    },
    finish: (record: VideoRecord, words: string) => {
      const step = context.at('saving');
      library.put(record);
      onSaved(record.id);
      host.notify('positive', words);
      if (!step) return;
      const subject = { kind: 'record' as const, record };
      const particulars = particularsOf(record);
      context.move({ kind: 'saved', subject, url: step.url, particulars, isChanged: false });
    },
  };
}
