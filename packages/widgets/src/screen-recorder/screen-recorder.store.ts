import type { VideoRecord } from '@shuyuan/api-client';
import { holdPageOf } from './page-hold.ts';
import { clampCountdown } from './preferences.ts';
import { createRecorderParts, type RecorderParts, type ScreenRecorderDeps } from './recorder-parts.ts';
import { createRecorderWays, type RecorderWays } from './recorder-ways.ts';
import type { RecorderActions } from './screen-recorder.state.ts';

/** Where the recorder tells things; may be others from one moment to the next. */
export interface RecorderOutlets {
  /** It has closed. */
  onClose?: (() => void) | undefined;
  /** The library holds a recording, new or changed. */
  onSaved?: ((id: number) => void) | undefined;
}

/** The rules of one recorder, from the setup to the copied link. It begins with `start`, and shows nothing before `open`. */
export function createScreenRecorderStore(deps: ScreenRecorderDeps) {
  const { host, media } = deps;
  let outlets: RecorderOutlets = {};
  const parts = createRecorderParts(deps, (id) => outlets.onSaved?.(id));
  const ways = createRecorderWays(parts, () => outlets.onClose?.());
  const { desk, journal } = parts;

  return {
    ...desk.store,
    actions: createActions(parts, ways),
    connect(next: RecorderOutlets) {
      outlets = next;
    },
    /** A recording of the library in the preview; null for the setup. Whatever is not saved, or still runs, stays shown. */
    open: (record: VideoRecord | null) => ways.open(record),
    /** The page asks for it again: a recording that runs shows its whole console, which takes the focus. */
    summon() {
      if (desk.at('recording', 'paused')) desk.set({ isSmall: false, summons: desk.get().summons + 1 });
    },
    /** Follows the page. Answers the way to stop, after which it may start again. */
    start() {
      const stopFollowing = [
        host.session.subscribe(ways.followPerson),
        host.scheduler.onHide(journal.flush),
        holdPageOf({ desk, media }),
      ];
      ways.followPerson();
      return () => {
        ways.stop();
        for (const stop of stopFollowing) stop();
      };
    },
  };
}

function createActions(
  parts: RecorderParts,
  { recording, recovery, questions }: RecorderWays,
): RecorderActions {
  const { desk, host, microphone, preferences, preview, saving, sharing, earlier, consoleWindow, library } =
    parts;

  /** The first thing that stands in the way of recording, said; false when there is none. */
  function isHindered() {
    if (!host.session.current()) {
      host.session.requestLogin(1, { kind: 'record-screen', run: () => {} });
      return true;
    }
    const lack = microphone.lack();
    if (lack !== null) host.notify('critical', lack);
    return lack !== null;
  }

  return {
    setMicrophoneOn: microphone.setOn,
    chooseMicrophone: microphone.choose,
    watchLevel: microphone.watchLevel,
    setCountdown(seconds) {
      const countdown = clampCountdown(seconds);
      preferences.keep({ countdown });
      desk.patchSetup({ countdown });
    },
    start() {
      if (desk.at('setup') && !isHindered()) void recording.start();
    },
    cancelCountdown: recording.cancelCountdown,
    pause: recording.pause,
    resume: recording.resume,
    stop: recording.stop,
    mark: recording.mark,
    setSmall: (isSmall) => desk.set({ isSmall }),
    setFloating: (isFloating) => (isFloating ? void consoleWindow.open() : consoleWindow.close()),
    recover: (id) => void recovery.recover(id),
    askDiscard: (id) => questions.ask({ kind: 'discard', id }),
    resumeEarlier: earlier.resume,
    askDiscardEarlier: (id) => questions.ask({ kind: 'discard-upload', id }),
    setTab: (tab) => desk.set({ tab }),
    setTitle: (title) => preview.write({ title }),
    setDescription: (description) => preview.write({ description }),
    setCategory: (categoryId) => preview.write({ categoryId }),
    download: preview.download,
    renewAddress: () => void preview.renewAddress(),
    useTrimmed: preview.useTrimmed,
    save: saving.save,
    pauseUpload: saving.pauseUpload,
    resumeUpload: saving.resumeUpload,
    cancelUpload: saving.cancelUpload,
    copyLink: () => void sharing.copyLink(),
    confirmLink: () => void sharing.confirmLink(),
    previous: () => questions.leaveFor('previous'),
    next: () => questions.leaveFor('next'),
    restart: () => questions.leaveFor('restart'),
    close: questions.close,
    answerYes: questions.answerYes,
    answerNo: questions.answerNo,
    retryLibrary: () => void library.retry(),
  };
}
