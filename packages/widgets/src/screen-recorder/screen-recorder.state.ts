import type { RecordCategory, VideoRecord } from '@shuyuan/api-client';
import type { Examination, RecoverableRecording, MicrophoneList } from './recorder-media.ts';
import type { RecorderStep } from './recorder-step.ts';

/** What is known about something that is fetched. */
export type Fetched<Value> = { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed' };

/** Where the microphone of the next or running recording stands. */
export type MicrophoneState =
  /** Muted on purpose. */
  | { status: 'off' }
  | { status: 'opening' }
  | { status: 'on'; deviceId: string }
  /** On, but none is chosen: a recording cannot begin. */
  | { status: 'not-chosen' }
  | { status: 'denied' }
  | { status: 'missing' }
  /** It was unplugged while recording; the recording goes on without it. */
  | { status: 'gone' }
  | { status: 'busy' };

export interface SetupState {
  microphone: MicrophoneState;
  list: MicrophoneList;
  /** On for three seconds without a sound. */
  isSilent: boolean;
  /** A sound has come from it since it was opened. */
  isHeard: boolean;
  /** A visitor can look around here, but not record: `start` asks for the sign-in. */
  isSignedIn: boolean;
  /** Seconds, 0 to 10. */
  countdown: number;
  /** Null until the page was looked at. */
  examination: Examination | null;
  /** The server answered, or did not; null until it has. Left out where nobody asks it. */
  isServerReached?: boolean | null;
  /** What earlier pages have left on this device. */
  recoverable: readonly RecoverableRecording[];
}

/** An upload that an earlier page has left; it goes on beside whatever else is shown, and is saved at its end. */
export interface EarlierUpload {
  id: string;
  title: string;
  percent: number;
  status: 'uploading' | 'waiting' | 'paused' | 'saving' | 'failed';
  /** What has failed, in words for the person; empty otherwise. */
  message: string;
}

/** The library around what the preview shows. */
export interface LibraryState {
  /** All of it, as far as it was fetched, the latest first. */
  records: Fetched<readonly VideoRecord[]>;
  total: number;
  categories: Fetched<readonly RecordCategory[]>;
}

/** The question that stands over the recorder. */
export type Question =
  /** An unsaved recording would be lost. */
  | { kind: 'close' }
  /**
   * Something is not saved: a `draft` is offered again later, `changes` of a recording of the library are lost.
   */
  | { kind: 'leave'; to: 'previous' | 'next' | 'restart' | 'close'; unsaved: 'draft' | 'changes' }
  /** A recoverable recording would be removed. */
  | { kind: 'discard'; id: string }
  /** An upload that an earlier page has left would be removed, with its recording. */
  | { kind: 'discard-upload'; id: string }
  /** The link of a saved recording, ready to be copied. */
  | { kind: 'link'; address: string; isCopied: boolean };

export interface ScreenRecorderState {
  step: RecorderStep;
  setup: SetupState;
  /** What earlier pages were uploading, the oldest first. */
  earlier: readonly EarlierUpload[];
  library: LibraryState;
  question: Question | null;
  /** The console has shrunk to its bar. */
  isSmall: boolean;
  /** Grows each time the page asks for what runs already. */
  summons: number;
  /** The console lies in a window of its own, over all others. */
  isFloating: boolean;
  /** Where it is drawn then; null otherwise. */
  floatingBody: HTMLElement | null;
  /** Preview: which of 管理 and 简介 is open. */
  tab: 'manage' | 'about';
  /** The title was left empty and asked for. */
  isTitleMissing: boolean;
  /** The link is being made. */
  isSharing: boolean;
  /** The last thing to be spoken; a new object each time. */
  announcement: { text: string } | null;
}
