import type { UploadFailure } from '@shuyuan/api-client/upload';
import type { VideoRecord } from '@shuyuan/api-client';
import type { MediaProblemKind } from './recorder-media.ts';

/** A moment that the person has marked while recording. */
export interface Marker {
  /** Whole seconds into the recording. */
  at: number;
}

/** A recording on this device that is not in the library yet. */
export interface RecordingDraft {
  /** Names it on the device. */
  id: string;
  file: Blob;
  mimeType: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Seconds; null as long as it is being read. */
  duration: number | null;
  markers: readonly Marker[];
}

/** What is shown after recording: a draft of this device, or a recording of the library. */
export type Subject = { kind: 'draft'; draft: RecordingDraft } | { kind: 'record'; record: VideoRecord };

/** What the person fills in about it. */
export interface Particulars {
  title: string;
  description: string;
  /** 0 for none. */
  categoryId: number;
}

/** What a preview is made of in each of its steps. */
export interface StepShown {
  subject: Subject;
  /** Playable address of the subject. */
  url: string;
  particulars: Particulars;
  /** The library does not hold the particulars, or the draft, as they are now. */
  isChanged: boolean;
}

/** Where the recorder stands: exactly one step, with that step's own fields. */
export type RecorderStep =
  | { kind: 'closed' }
  | { kind: 'setup'; problem: MediaProblemKind | null }
  /** The browser asks the person which screen, window or tab. */
  | { kind: 'choosing' }
  /** `left`: whole seconds, rounded up. */
  | { kind: 'countdown'; left: number }
  /** `elapsed`: whole seconds recorded, pauses excluded. */
  | { kind: 'recording'; elapsed: number; markers: readonly Marker[] }
  | { kind: 'paused'; elapsed: number; markers: readonly Marker[] }
  /** A file is made of what was recorded. */
  | { kind: 'finishing' }
  | ({ kind: 'preview'; failure: PreviewFailure | null } & StepShown)
  /** `isWaiting`: an attempt has failed, and another one begins by itself. */
  | ({ kind: 'uploading'; percent: number; isPaused: boolean; isWaiting: boolean } & StepShown)
  /** The file has arrived, or was there before; the library takes it in. */
  | ({ kind: 'saving' } & StepShown)
  | ({ kind: 'saved' } & StepShown & { subject: { kind: 'record' } });

export type PreviewFailure =
  /** The words for it are the specification's: section 8. */
  { kind: 'upload'; failure: UploadFailure } | { kind: 'save'; message: string } | { kind: 'unreadable' };

export type StepKind = RecorderStep['kind'];

/** The legal moves. Any other is a defect, and refused. */
export const stepMoves: Record<StepKind, readonly StepKind[]> = {
  closed: ['setup', 'preview', 'finishing'],
  setup: ['closed', 'choosing', 'preview', 'finishing'],
  choosing: ['setup', 'countdown', 'recording', 'closed'],
  countdown: ['recording', 'setup', 'closed'],
  recording: ['paused', 'finishing', 'closed'],
  paused: ['recording', 'finishing', 'closed'],
  finishing: ['preview', 'setup', 'closed'],
  preview: ['uploading', 'saving', 'preview', 'setup', 'closed'],
  uploading: ['saving', 'preview'],
  saving: ['saved', 'preview'],
  saved: ['preview', 'saving', 'setup', 'closed'],
};

/** Whether a recorder may go from one step to another. */
export const canMove = (from: StepKind, to: StepKind): boolean => stepMoves[from].includes(to);
