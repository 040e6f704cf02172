import type { VideoRecord } from '@shuyuan/api-client';
import { blockUnloadFor } from './block-unload.ts';
import { clampCountdown } from './setup/preferences.ts';
import {
  createRecorderServices,
  type RecorderServices,
  type ScreenRecorderDeps,
} from './recorder-services.ts';
import { createRecorderTransitions, type RecorderTransitions } from './recorder-transitions.ts';
import type { RecorderActions } from './screen-recorder.state.ts';

/** What the page is told; it may hand in others at any time. */
export interface RecorderCallbacks {
  /** It has closed. */
  onClose?: (() => void) | undefined;
  /** The library holds a recording, new or changed. */
  onSaved?: ((id: number) => void) | undefined;
}

/** The rules of one recorder, from the setup to the copied link. It begins with `start`, and shows nothing before `open`. */
export function createScreenRecorderStore(deps: ScreenRecorderDeps) {
  const { host, media } = deps;
  let callbacks: RecorderCallbacks = {};
  const services = createRecorderServices(deps, (id) => callbacks.onSaved?.(id));
  const transitions = createRecorderTransitions(services, () => callbacks.onClose?.());
  const { context, journal } = services;

  return {
    ...context.store,
    actions: createActions(services, transitions),
    setCallbacks(next: RecorderCallbacks) {
      callbacks = next;
    },
    /** A recording of the library in the preview; null for the setup. Whatever is not saved, or still runs, stays shown. */
    open: (record: VideoRecord | null) => transitions.open(record),
    /** The page asks for it again: a recording that runs shows its whole console, which takes the focus. */
    summon() {
      if (context.at('recording', 'paused'))
        context.set({ isSmall: false, summons: context.get().summons + 1 });
    },
    /** Follows the page. Answers the way to stop, after which it may start again. */
    start() {
      const stopFollowing = [
        host.session.subscribe(transitions.followPerson),
        host.scheduler.onHide(journal.flush),
        blockUnloadFor({ context, media }),
      ];
      transitions.followPerson();
      return () => {
        transitions.stop();
        for (const stop of stopFollowing) stop();
      };
    },
  };
}

function createActions(
  services: RecorderServices,
  { recording, recovery, questions }: RecorderTransitions,
): RecorderActions {
  const {
    context,
    host,
    microphone,
    preferences,
    preview,
    saving,
    sharing,
    earlier,
    consoleWindow,
    library,
  } = services;

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
      context.patchSetup({ countdown });
    },
    start() {
      if (context.at('setup') && !isHindered()) void recording.start();
    },
    cancelCountdown: recording.cancelCountdown,
    pause: recording.pause,
    resume: recording.resume,
    stop: recording.stop,
    mark: recording.mark,
    setSmall: (isSmall) => context.set({ isSmall }),
    setFloating: (isFloating) => (isFloating ? void consoleWindow.open() : consoleWindow.close()),
    recover: (id) => void recovery.recover(id),
    askDiscard: (id) => questions.ask({ kind: 'discard', id }),
    resumeEarlier: earlier.resume,
    askDiscardEarlier: (id) => questions.ask({ kind: 'discard-upload', id }),
    setTab: (tab) => context.set({ tab }),
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
