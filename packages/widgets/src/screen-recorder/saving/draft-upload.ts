import { cutText, recordLimits } from '@shuyuan/api-client';
import type { Upload, Uploader, UploadState } from '@shuyuan/api-client/upload';
import type { RecorderContext, StepOf } from '../recorder-context.ts';
import type { PreviewFailure, StepShown, RecordingDraft } from '../recorder-step.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import { uploadNameOf } from '../recovery/draft-facts.ts';
import type { UploadNote } from './upload-note.ts';

export interface DraftUploadDeps {
  context: RecorderContext;
  uploader: Uploader;
  strings: ScreenRecorderStrings;
  /** Whose draft is shown. */
  ownerOfShown: () => string;
  onArrived: (draft: RecordingDraft, videoId: string) => void;
  onFailed: (failure: PreviewFailure & { kind: 'upload' }) => void;
}

interface Running {
  draftId: string;
  upload: Upload;
  stop: () => void;
}

/** Of a step with something shown, only that. */
export const shownOf = ({ subject, url, particulars, isChanged }: StepShown): StepShown => ({
  subject,
  url,
  particulars,
  isChanged,
});

/** The upload of the draft that is shown, over as many tries as it takes. */
export function createDraftUpload({ context, uploader, strings, ...deps }: DraftUploadDeps) {
  let running: Running | null = null;

  const underWay = () => (context.at('uploading') ? running?.upload : undefined);

  function letGo() {
    running?.stop();
    running = null;
  }

  /** The upload of an earlier try, unless its file has become another one or nothing is left of it. */
  function reusable({ id, file }: RecordingDraft): Upload | null {
    if (!running || running.draftId !== id) return null;
    const { upload } = running;
    if (upload.source.file === file && !isOver(upload)) return upload;
    letGo();
    if (!isOver(upload)) void upload.cancel();
    return null;
  }

  function begin(draft: RecordingDraft, { particulars }: StepShown) {
    const { id: draftId, file, duration } = draft;
    const owner = deps.ownerOfShown();
    const note: UploadNote = {
      kind: 'screen-recording',
      takeId: draftId,
      owner,
      particulars,
      duration: duration ?? 0,
    };
    const title = cutText(particulars.title, recordLimits.title);
    return uploader.start({ file, fileName: uploadNameOf(draft, strings), title, note });
  }

  function show(draft: RecordingDraft, state: UploadState) {
    const step = context.at('uploading');
    if (!step) return;
    if (state.step === 'done') return deps.onArrived(draft, state.videoId);
    if (state.step === 'failed') return deps.onFailed({ kind: 'upload', failure: state.failure });
    if (state.step === 'cancelled')
      return void context.move({ kind: 'preview', failure: null, ...shownOf(step) });
    const next = pictureOf(state);
    const isNew = Object.entries(next).some(([name, value]) => step[name as keyof typeof next] !== value);
    if (isNew) context.patch(next);
  }

  return {
    /** Begins, or goes on with what an earlier try has left. */
    run: (draft: RecordingDraft, step: StepOf<'preview'>) => {
      const kept = reusable(draft);
      const before = kept?.state();
      if (before?.step === 'done') return deps.onArrived(draft, before.videoId);
      const upload = kept ?? begin(draft, step);
      const { percent } = upload.state();
      context.move({ kind: 'uploading', percent, isPaused: false, isWaiting: false, ...shownOf(step) });
      running?.stop();
      running = { draftId: draft.id, upload, stop: upload.subscribe((state) => show(draft, state)) };
      // What a kept one says before it goes on is why it had stopped.
      if (kept) kept.resume();
      else show(draft, upload.state());
    },
    pause: () => underWay()?.pause(),
    resume: () => underWay()?.resume(),
    cancel: () => void underWay()?.cancel(),
    /** Once what has to follow has happened. Another one may run by then. */
    toForget: () => {
      const own = running;
      return async () => {
        await own?.upload.forget().catch(() => {});
        if (running === own) letGo();
      };
    },
    /** The draft is given up: nothing of its upload is kept. */
    discard: () => {
      const upload = running?.upload;
      letGo();
      void upload?.cancel().catch(() => {});
    },
    /** Something else is shown: what was not given up can be finished later. Answers whether there is something to finish. */
    leave: () => {
      const isLeft = running !== null && !isOver(running.upload);
      running?.upload.pause();
      letGo();
      return isLeft;
    },
    /** Its name in the journal. */
    id: () => running?.upload.id ?? null,
  };
}

/** Nothing is left of it that could go on. */
function isOver({ state }: Upload): boolean {
  const now = state();
  return now.step === 'cancelled' || (now.step === 'failed' && now.failure.kind === 'refused');
}

const pictureOf = ({ step, percent }: UploadState) => ({
  percent,
  isPaused: step === 'paused',
  isWaiting: step === 'waiting',
});
