import type { VideoRecord } from '@shuyuan/api-client';
import { blockUnloadFor } from './block-unload.ts';
import { clampCountdown } from './setup/preferences.ts';
import {
  createRecorderServices,
  type RecorderServices,
  type ScreenRecorderDeps,
} from './recorder-services.ts';
import { createRecorderTransitions, type RecorderTransitions } from './recorder-transitions.ts';

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

/** What the views call. */
export type RecorderActions = ReturnType<typeof createActions>;

function createActions(services: RecorderServices, { recording, recovery, questions }: RecorderTransitions) {
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
      host.session.requestLogin(1, { kind: 'record-screen', purpose: 'record', run: () => {} });
      return true;
    }
    const lack = microphone.lack();
    if (lack !== null) host.notify('critical', lack);
    return lack !== null;
  }

  return {
    setMicrophoneOn: microphone.setOn,
    chooseMicrophone: microphone.choose,
    /**
     * Calls back with the loudness of the open microphone, 0 to 1, about fifteen times a second while the page is seen,
     * and with 0 when it closes. The state does not change by it. Answers the way to stop.
     */
    watchLevel: microphone.watchLevel,
    setCountdown: (seconds: number) => {
      const countdown = clampCountdown(seconds);
      preferences.keep({ countdown });
      context.patchSetup({ countdown });
    },
    /** Within a press: the browser asks for the screen now. */
    start: () => {
      if (context.at('setup') && !isHindered()) void recording.start();
    },
    cancelCountdown: recording.cancelCountdown,
    pause: recording.pause,
    resume: recording.resume,
    stop: recording.stop,
    /** Drops a chapter at the present moment. */
    mark: recording.mark,
    setSmall: (isSmall: boolean) => context.set({ isSmall }),
    /** Within a press. */
    setFloating: (isFloating: boolean) => (isFloating ? void consoleWindow.open() : consoleWindow.close()),
    recover: (id: string) => void recovery.recover(id),
    askDiscard: (id: string) => questions.ask({ kind: 'discard', id }),
    /** Tries again what an earlier page was uploading. */
    resumeEarlier: earlier.resume,
    askDiscardEarlier: (id: string) => questions.ask({ kind: 'discard-upload', id }),
    setTab: (tab: 'manage' | 'about') => context.set({ tab }),
    setTitle: (title: string) => preview.write({ title }),
    setDescription: (description: string) => preview.write({ description }),
    setCategory: (categoryId: number) => preview.write({ categoryId }),
    download: preview.download,
    /** The player could not play the address of a recording: it may have expired, and is asked for anew. */
    renewAddress: () => void preview.renewAddress(),
    /** Replaces the draft by what was cut: the seconds `from` to `to` of it. Its chapters move along. */
    useTrimmed: preview.useTrimmed,
    /** Uploads a draft and saves it; saves what was changed of a recording. */
    save: saving.save,
    pauseUpload: saving.pauseUpload,
    resumeUpload: saving.resumeUpload,
    cancelUpload: saving.cancelUpload,
    /** Opens the recording for whoever has the link, and shows the link. */
    copyLink: () => void sharing.copyLink(),
    /** Copies the link that is shown. */
    confirmLink: () => void sharing.confirmLink(),
    previous: () => questions.leaveFor('previous'),
    next: () => questions.leaveFor('next'),
    /** Records again. */
    restart: () => questions.leaveFor('restart'),
    close: questions.close,
    answerYes: questions.answerYes,
    answerNo: questions.answerNo,
    retryLibrary: () => void library.retry(),
  };
}
