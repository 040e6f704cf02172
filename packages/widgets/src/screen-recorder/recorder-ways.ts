import type { VideoRecord } from '@shuyuan/api-client';
import { createExamining } from './examining.ts';
import { createQuestions } from './questions.ts';
import type { RecorderParts } from './recorder-parts.ts';
import { createRecording } from './recording.ts';
import { createRecovery } from './recovery.ts';

/** How one comes from one part of the recorder to another, and out of it. */
export function createRecorderWays(parts: RecorderParts, onClose: () => void) {
  const { desk, host, strings, microphone, consoleWindow, preview, library, saving, earlier } = parts;
  const { clearAway, journal, letGoOfShown, owner, shownTakeId } = parts;

  const own = () => ({ takeId: shownTakeId(), uploadId: saving.uploadId() });
  const examining = createExamining({ ...parts, own });
  const recovery = createRecovery({ ...parts, onShown: handleShown, onBack: () => void prepare() });
  const recording = createRecording({
    ...parts,
    onMarked: (by, id, markers) => void journal.keep(by, id, { markers }),
    onFinished: recovery.show,
    onBack: () => void prepare(),
  });

  async function prepare() {
    const { preferences } = parts;
    const looking = examining.look();
    await preferences.restore();
    if (!desk.at('setup')) return;
    desk.patchSetup({ countdown: preferences.now().countdown });
    await Promise.all([looking, microphone.open()]);
  }

  function showSetup() {
    if (desk.move({ kind: 'setup', problem: null })) void prepare();
  }

  function handleShown() {
    microphone.close();
    consoleWindow.close();
    void library.load();
  }

  function showRecord(record: VideoRecord) {
    preview.showRecord(record);
    if (record.url === '') void preview.renewAddress();
  }

  function restart() {
    saving.leave();
    letGoOfShown();
    showSetup();
  }

  async function goTo(to: 'previous' | 'next') {
    const before = desk.get().step;
    const record = await library.neighbour(to);
    if (!record || desk.get().step !== before) return;
    saving.leave();
    letGoOfShown();
    showRecord(record);
  }

  /** `discards`: the person has agreed that what is not saved is lost. */
  function leave({ discards }: { discards: boolean }) {
    const takeId = shownTakeId();
    recording.letGo({ discards });
    recovery.stop();
    if (discards) {
      saving.discard();
      if (takeId !== null) void clearAway(preview.owner(), takeId);
    } else saving.leave();
    parts.release();
    desk.move({ kind: 'closed' });
    desk.set({ question: null, isSmall: false, isTitleMissing: false });
    onClose();
  }

  const questions = createQuestions({
    desk,
    strings,
    notify: (words) => host.notify('critical', words),
    isRecovering: recovery.isRunning,
    leave,
    restart,
    goTo,
    async discard(id) {
      const leftovers = desk.get().setup.leftovers.filter((leftover) => leftover.id !== id);
      desk.patchSetup({ leftovers });
      await clearAway(owner(), id);
    },
    discardEarlier: earlier.discard,
  });

  return {
    recording,
    recovery,
    questions,
    examining,
    /** Shows a recording of the library, or the setup. What is not saved, or still running, stays. */
    open(record: VideoRecord | null) {
      if (!record) return desk.at('closed') ? showSetup() : undefined;
      const shown = desk.at('preview', 'saved');
      const isShown = shown?.subject.kind === 'record' && shown.subject.record.id === record.id;
      if (isShown || (shown ? shown.isChanged : !desk.at('closed', 'setup'))) return;
      letGoOfShown();
      showRecord(record);
      handleShown();
    },
    /** The page goes. What was recorded or typed is offered again by the next one. */
    stop() {
      recording.letGo({ discards: false });
      recording.dispose();
      recovery.stop();
      saving.leave();
      earlier.dispose();
      journal.flush();
      parts.release();
      desk.reset();
    },
  };
}

export type RecorderWays = ReturnType<typeof createRecorderWays>;
