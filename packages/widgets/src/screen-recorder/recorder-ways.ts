import type { VideoRecord } from '@shuyuan/api-client';
import { createExamining } from './examining.ts';
import { createPersonFollower } from './person-follower.ts';
import { createQuestions } from './questions.ts';
import type { RecorderParts } from './recorder-parts.ts';
import { createRecording } from './recording.ts';
import { createRecovery } from './recovery.ts';
import { shownOf } from './take-upload.ts';

/** How one comes from one part of the recorder to another, and out of it. */
export function createRecorderWays(parts: RecorderParts, onClose: () => void) {
  const { desk, host, strings, journal, saving, earlier } = parts;
  const onBack = () => void prepare();
  const shows = createShows(parts, onBack);
  const own = () => ({ takeId: parts.shownTakeId(), uploadId: saving.uploadId() });
  const examining = createExamining({ ...parts, own });
  const recovery = createRecovery({ ...parts, onBack, onShown: shows.handleShown });
  const recording = createRecording({
    ...parts,
    onBack,
    onMarked: (by, id, markers) => void journal.keep(by, id, { markers }),
    onFinished: recovery.show,
  });

  async function prepare() {
    const { preferences, microphone } = parts;
    const looking = examining.look();
    await preferences.restore();
    if (!desk.at('setup')) return;
    desk.patchSetup({ countdown: preferences.now().countdown });
    await Promise.all([looking, microphone.open()]);
  }

  /** `discards`: the person has agreed that what is not saved is lost. */
  function leave({ discards }: { discards: boolean }) {
    const takeId = parts.shownTakeId();
    recording.letGo({ discards });
    recovery.stop();
    if (discards) saving.discard();
    else parts.leaveTake();
    if (discards && takeId !== null) void parts.clearAway(parts.preview.owner(), takeId);
    parts.release();
    desk.move({ kind: 'closed' });
    desk.set({ question: null, isSmall: false, isTitleMissing: false });
    onClose();
  }

  /** For somebody else: an upload is no reason to stay, and goes on when its own person comes back. */
  function giveWay() {
    const step = desk.at('uploading', 'saving');
    if (step) desk.move({ kind: 'preview', failure: null, ...shownOf(step) });
    leave({ discards: false });
  }

  function discard(id: string) {
    const leftovers = desk.get().setup.leftovers.filter((leftover) => leftover.id !== id);
    desk.patchSetup({ leftovers });
    void parts.clearAway(parts.owner(), id);
  }

  return {
    recording,
    recovery,
    examining,
    followPerson: createPersonFollower({
      ...parts,
      lookForLeftovers: () => void examining.lookForLeftovers(),
      leave: giveWay,
    }),
    open: shows.open,
    questions: createQuestions({
      ...shows,
      desk,
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
      parts.leaveTake();
      earlier.dispose();
      journal.flush();
      parts.release();
      desk.reset();
    },
  };
}

export type RecorderWays = ReturnType<typeof createRecorderWays>;

/** What is shown in place of what was shown before. */
function createShows(parts: RecorderParts, prepare: () => void) {
  const { desk, microphone, consoleWindow, preview, library, leaveTake, letGoOfShown } = parts;

  function showSetup() {
    if (desk.move({ kind: 'setup', problem: null })) prepare();
  }

  function handleShown() {
    microphone.close();
    consoleWindow.close();
    void library.load();
  }

  function showRecord(record: VideoRecord) {
    leaveTake();
    letGoOfShown();
    preview.showRecord(record);
    if (record.url === '') void preview.renewAddress();
  }

  return {
    handleShown,
    restart: () => {
      leaveTake();
      letGoOfShown();
      showSetup();
    },
    goTo: async (to: 'previous' | 'next') => {
      const before = desk.get().step;
      const record = await library.neighbour(to);
      if (record && desk.get().step === before) showRecord(record);
    },
    /** Shows a recording of the library, or the setup. What is not saved, or still running, stays. */
    open: (record: VideoRecord | null) => {
      if (!record) return desk.at('closed') ? showSetup() : undefined;
      const shown = desk.at('preview', 'saved');
      const isShown = shown?.subject.kind === 'record' && shown.subject.record.id === record.id;
      if (isShown || (shown ? shown.isChanged : !desk.at('closed', 'setup'))) return;
      showRecord(record);
      handleShown();
    },
  };
}
