import type { VideoRecord } from '@shuyuan/api-client';
import { createExamining } from './setup/examining.ts';
import { createPersonFollower } from './person-follower.ts';
import { createQuestions } from './questions.ts';
import type { RecorderServices } from './recorder-services.ts';
import { createRecording } from './recording/recording.ts';
import { createRecovery } from './recovery/recovery.ts';
import { shownOf } from './saving/draft-upload.ts';

/** The transitions between the phases of the recorder, and out of it. */
export function createRecorderTransitions(services: RecorderServices, onClose: () => void) {
  const { context, host, strings, journal, saving, earlier } = services;
  const onBack = () => void prepare();
  const shows = createShows(services, onBack);
  const own = () => ({ draftId: services.shownDraftId(), uploadId: saving.uploadId() });
  const examining = createExamining({ ...services, own });
  const recovery = createRecovery({ ...services, onBack, onShown: shows.handleShown });
  const recording = createRecording({
    ...services,
    onBack,
    onMarked: (by, id, markers) => void journal.keep(by, id, { markers }),
    onFinished: recovery.show,
  });

  async function prepare() {
    const { preferences, microphone } = services;
    const looking = examining.look();
    await preferences.restore();
    if (!context.at('setup')) return;
    context.patchSetup({ countdown: preferences.now().countdown });
    await Promise.all([looking, microphone.open()]);
  }

  /** `discards`: the person has agreed that what is not saved is lost. */
  function leave({ discards }: { discards: boolean }) {
    const draftId = services.shownDraftId();
    recording.letGo({ discards });
    recovery.stop();
    if (discards) saving.discard();
    else services.leaveDraft();
    if (discards && draftId !== null) void services.clearAway(services.preview.owner(), draftId);
    services.release();
    context.move({ kind: 'closed' });
    context.set({ question: null, isSmall: false, isTitleMissing: false });
    onClose();
  }

  /** For somebody else: an upload is no reason to stay, and goes on when its own person comes back. */
  function giveWay() {
    const step = context.at('uploading', 'saving');
    if (step) context.move({ kind: 'preview', failure: null, ...shownOf(step) });
    leave({ discards: false });
  }

  function discard(id: string) {
    const recoverable = context.get().setup.recoverable.filter((recording) => recording.id !== id);
    context.patchSetup({ recoverable });
    void services.clearAway(services.owner(), id);
  }

  return {
    recording,
    recovery,
    examining,
    followPerson: createPersonFollower({
      ...services,
      findRecoverable: () => void examining.findRecoverable(),
      leave: giveWay,
    }),
    open: shows.open,
    questions: createQuestions({
      ...shows,
      context,
      strings,
      leave,
      discard,
      discardEarlier: (id) => void earlier.discard(id),
      isRecovering: recovery.isRunning,
      notify: (words) => host.notify('critical', words),
    }),
    /** The page goes. What was recorded or typed is offered again by the next one. */
    stop: () => {
      recording.letGo({ discards: false });
      recording.dispose();
      recovery.stop();
      services.leaveDraft();
      earlier.dispose();
      journal.flush();
      services.release();
      context.reset();
    },
  };
}

export type RecorderTransitions = ReturnType<typeof createRecorderTransitions>;

/** What is shown in place of what was shown before. */
function createShows(services: RecorderServices, prepare: () => void) {
  const { context, microphone, consoleWindow, preview, library, leaveDraft, letGoOfShown } = services;

  function showSetup() {
    if (context.move({ kind: 'setup', problem: null })) prepare();
  }

  function handleShown() {
    microphone.close();
    consoleWindow.close();
    void library.load();
  }

  function showRecord(record: VideoRecord) {
    leaveDraft();
    letGoOfShown();
    preview.showRecord(record);
    if (record.url === '') void preview.renewAddress();
  }

  return {
    handleShown,
    restart: () => {
      leaveDraft();
      letGoOfShown();
      showSetup();
    },
    goTo: async (to: 'previous' | 'next') => {
      const before = context.get().step;
      const record = await library.neighbour(to);
      if (record && context.get().step === before) showRecord(record);
    },
    /** Shows a recording of the library, or the setup. What is not saved, or still running, stays. */
    open: (record: VideoRecord | null) => {
      if (!record) return context.at('closed') ? showSetup() : undefined;
      const shown = context.at('preview', 'saved');
      const isShown = shown?.subject.kind === 'record' && shown.subject.record.id === record.id;
      if (isShown || (shown ? shown.isChanged : !context.at('closed', 'setup'))) return;
      showRecord(record);
      handleShown();
    },
  };
}
