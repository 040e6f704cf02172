import { MediaProblem, type MediaProblemKind } from '../recorder-media.ts';

type Names = Record<string, MediaProblemKind>;

/** @see https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const microphoneKinds: Names = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'forbidden-here',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-gone',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

/** @see https://www.w3.org/TR/screen-capture/#dom-mediadevices-getdisplaymedia */
const captureKinds: Names = {
  NotAllowedError: 'capture-cancelled',
  // The press that led here is over; pressing again is all there is to do.
  InvalidStateError: 'capture-cancelled',
  SecurityError: 'forbidden-here',
  NotReadableError: 'capture-denied',
  NotFoundError: 'capture-denied',
  AbortError: 'capture-denied',
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Every browser tells a policy's refusal and a person's by one name; only the page's own policy tells them apart. */
export function microphoneProblem(error: unknown, isAllowedByPolicy: boolean) {
  const kind = isAllowedByPolicy ? (microphoneKinds[nameOf(error)] ?? 'unsupported') : 'forbidden-here';
  return new MediaProblem(kind, { cause: error });
}

/** Chromium and Safari say in words alone when it is the system that refuses, as macOS does until it is allowed there. */
export function captureProblem(error: unknown, isAllowedByPolicy: boolean) {
  const kind = isAllowedByPolicy ? (captureKinds[nameOf(error)] ?? 'unsupported') : 'forbidden-here';
  const isSystem = error instanceof Error && /by system|system denied/i.test(error.message);
  return new MediaProblem(isSystem ? 'capture-denied' : kind, { cause: error });
}

/** The device did not take what was recorded. */
export function storageProblem(error: unknown) {
  return new MediaProblem(isFull(error) ? 'storage-full' : 'unreadable', { cause: error });
}

const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError';
