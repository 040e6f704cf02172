import type { RecorderStep, Subject } from '../recorder-step.ts';

/** The steps that show a recording. */
export type ShownStep = Extract<RecorderStep, { subject: unknown }>;

export const durationOf = (subject: Subject): number | null =>
  subject.kind === 'draft' ? subject.draft.duration : subject.record.duration;

export const bytesOf = (subject: Subject): number =>
  subject.kind === 'draft' ? subject.draft.file.size : subject.record.size;

/** Epoch milliseconds. */
export const momentOf = (subject: Subject): number =>
  subject.kind === 'draft' ? subject.draft.startedAt : Date.parse(subject.record.created_at);
