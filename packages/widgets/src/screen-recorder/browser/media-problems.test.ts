import { expect, test } from 'vitest';
import { captureProblem, microphoneProblem, storageProblem } from './media-problems.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['NotAllowedError', true, 'microphone-denied'],
  ['NotFoundError', true, 'microphone-missing'],
  ['OverconstrainedError', true, 'microphone-gone'],
  ['NotReadableError', true, 'microphone-busy'],
  ['AbortError', true, 'microphone-busy'],
  ['NotAllowedError', false, 'forbidden-here'],
  ['TypeError', true, 'unsupported'],
])('SR-02: %s of the microphone, allowed by the policy: %s, is %s', (name, isAllowed, kind) => {
  expect(microphoneProblem(named(name), isAllowed).kind).toBe(kind);
});

test.each([
  ['NotAllowedError', 'Permission denied by user', true, 'capture-cancelled'],
  ['NotAllowedError', 'Permission denied by system', true, 'capture-denied'],
  ['NotAllowedError', 'Permission denied', false, 'forbidden-here'],
  ['InvalidStateError', '', true, 'capture-cancelled'],
  ['NotReadableError', '', true, 'capture-denied'],
  ['NotSupportedError', '', true, 'unsupported'],
])('SR-13: %s (%s) of the screen, allowed by the policy: %s, is %s', (name, message, isAllowed, kind) => {
  expect(captureProblem(named(name, message), isAllowed).kind).toBe(kind);
});

test('SR-09: a full device is told from other failures', () => {
  expect(storageProblem(named('QuotaExceededError')).kind).toBe('storage-full');
  expect(storageProblem(named('UnknownError')).kind).toBe('unreadable');
});
