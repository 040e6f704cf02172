/**
 * What the recorder asks of the browser. `createRecorderMedia` (in `browser/`) is the real one; stories and tests hand
 * in one of their own. Every call may reject with a `MediaProblem`.
 */
export interface RecorderMedia {
  /** Whether this page can record at all, and what stands in the way. Settles within a second. */
  examine: () => Promise<Examination>;
  /** The microphones there are. Their labels are empty until one was allowed. */
  microphones: () => Promise<MicrophoneList>;
  /** Calls back when a device came or went, or a permission changed; answers the way to stop. */
  onDevicesChange: (listener: () => void) => () => void;
  /** Opens a microphone; the browser may ask the person. Null takes the device's default. */
  openMicrophone: (deviceId: string | null) => Promise<Microphone>;
  /** Lets the person choose what is recorded. Has to be called within a press. */
  captureScreen: () => Promise<ScreenCapture>;
  /** Begins to record. What is recorded is written to the device second by second. */
  record: (input: RecordInput) => Promise<LiveRecording>;
  /** Recordings of `owner` that were never saved, the latest first, without those that a page, this one too, is busy with. */
  recoverable: (owner: string) => Promise<RecoverableRecording[]>;
  /** Makes a file of what an earlier page had recorded. */
  recover: (id: string) => Promise<FinishedRecording>;
  /** What this page has recorded or recovered is left for now. Left out: it is among the recoverable recordings of later pages only. */
  letGo?: (id: string) => void;
  /** Removes what is kept of a recording. */
  discard: (id: string) => Promise<void>;
  /** An address that a player of this page can play, until `release`. */
  playable: (file: Blob) => { url: string; release: () => void };
  /**
   * The first picture of a film that is not all of one colour, as JPEG, at most 640 pixels wide; null when there is none.
   * Left out: recordings stay without.
   */
  firstPicture?: (film: Blob) => Promise<Blob | null>;
  /** Seconds of a file, by reading it; rejects when it is none that plays. */
  durationOf: (file: Blob) => Promise<number>;
  /** Offers the file to the person under its name. */
  download: (file: Blob, fileName: string) => void;
  /** Offers what lies at an address to the person. Another origin may open it in place of saving it. */
  downloadFrom: (url: string, fileName: string) => void;
  /** Makes the browser ask before the page is left. Returns a function that ends it. */
  blockUnload: () => () => void;
  /** A small window that stays over all others; rejects where the browser has none. Has to be called within a press. */
  openFloatingWindow?: () => Promise<FloatingWindow>;
}

/** Why the browser or the device did not do what the recorder asked. */
export type MediaProblemKind =
  /** The person or the browser's settings refuse the microphone. */
  | 'microphone-denied'
  | 'microphone-missing'
  /** The chosen one is gone. */
  | 'microphone-gone'
  | 'microphone-busy'
  /** The person closed the choice of screens. */
  | 'capture-cancelled'
  | 'capture-denied'
  /** The page's frame or policy forbids it. */
  | 'forbidden-here'
  | 'unsupported'
  | 'storage-full'
  /** What was recorded cannot be made a file of. */
  | 'unreadable';

/** What has gone wrong between the recorder and the browser. */
export class MediaProblem extends Error {
  override name = 'MediaProblem';
  readonly kind: MediaProblemKind;

  constructor(kind: MediaProblemKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** What the browser and the page's frame allow, as `examine` finds it before anything is asked of the person. */
export interface Examination {
  /** `codec` is what the recording will be in. */
  screen:
    | { status: 'ready'; codec: string }
    | { status: 'missing'; because: 'insecure' | 'unsupported' | 'frame' | 'recorder' };
  microphone: 'granted' | 'denied' | 'prompt' | 'frame' | 'unsupported';
  /** Bytes that may still be kept; null when the browser does not say. */
  room: number | null;
  /** The page runs in a frame of another page. */
  isFramed: boolean;
  /** Sound of the computer can be recorded too. */
  hasComputerSound: boolean;
  hasFloatingWindow: boolean;
}

export interface MicrophoneList {
  permission: 'granted' | 'denied' | 'prompt';
  devices: { id: string; label: string }[];
}

export interface Microphone {
  deviceId: string;
  /** Loudness now, from 0 to 1. */
  level: () => number;
  /** Calls back with the loudness about fifteen times a second, while the page is seen; answers the way to stop. */
  onLevel: (listener: (level: number) => void) => () => void;
  /** The device is gone or was taken away. Answers the way to stop. */
  onEnded: (listener: () => void) => () => void;
  close: () => void;
}

export interface ScreenCapture {
  /** Sound of what is shown is recorded too. */
  hasSound: boolean;
  /** The person has ended the share by the browser's own button. Answers the way to stop. */
  onEnded: (listener: () => void) => () => void;
  close: () => void;
}

export interface RecordInput {
  /** Names what is kept on the device. */
  id: string;
  owner: string;
  capture: ScreenCapture;
  microphone: Microphone | null;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** A recording that runs. */
export interface LiveRecording {
  pause: () => void;
  resume: () => void;
  /** Another microphone, or none, from now on. */
  useMicrophone: (microphone: Microphone | null) => void;
  /** Calls back with the milliseconds recorded so far, pauses excluded, four times a second, in hidden pages too. */
  onElapsed: (listener: (milliseconds: number) => void) => () => void;
  /** It cannot go on: the device is full, the encoder has failed. What was recorded is kept. */
  onProblem: (listener: (problem: MediaProblem) => void) => () => void;
  /** Ends it and makes the file. Settles within ten seconds after the last byte, or rejects with the recording kept. */
  stop: () => Promise<FinishedRecording>;
}

/** A recording that is complete as a file. */
export interface FinishedRecording {
  id: string;
  file: Blob;
  /** What the file is in truth; decides the extension. */
  mimeType: string;
  /** Seconds; null when it is not known yet. */
  duration: number | null;
}

export interface RecoverableRecording {
  id: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Seconds, about. */
  duration: number;
  bytes: number;
}

export interface FloatingWindow {
  /** Where the console is drawn. */
  body: HTMLElement;
  onClosed: (listener: () => void) => () => void;
  close: () => void;
}

/** Cuts a recording without another encoding of what is kept. */
export interface Trimmer {
  /** Keeps [from, to) seconds. `onProgress` gets 0 to 1. */
  trim: (
    file: Blob,
    range: { from: number; to: number },
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<{ file: Blob; duration: number }>;
  /** Pictures for the strip, evenly spread, as they become ready. */
  strip: (
    file: Blob,
    options: {
      count: number;
      width: number;
      signal: AbortSignal;
      onPicture: (index: number, url: string) => void;
    },
  ) => Promise<void>;
}
