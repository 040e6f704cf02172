import { expect, test } from 'vitest';
import { isOutdated, keptFor, recoverableOf, type RecordingFacts } from './recording-facts.ts';

const kept = (id: string, change: Partial<RecordingFacts> = {}): RecordingFacts => ({
  id,
  owner: 'mei',
  mimeType: 'video/webm;codecs=vp9,opus',
  startedAt: 1_000_000,
  elapsed: 12_500,
  bytes: 4096,
  place: 'file',
  ...change,
});

test('SR-09: somebody is offered the own recordings, the latest first, and none that is empty', () => {
  const rows = [
    kept('first'),
    kept('latest', { startedAt: 3_000_000, elapsed: 4000 }),
    kept('of-another', { owner: 'lin' }),
    kept('empty', { bytes: 0 }),
  ];
  expect(recoverableOf('mei', rows)).toEqual([
    { id: 'latest', startedAt: 3_000_000, duration: 4, bytes: 4096 },
    { id: 'first', startedAt: 1_000_000, duration: 12.5, bytes: 4096 },
  ]);
  expect(recoverableOf('somebody', rows)).toEqual([]);
});

test('SR-09: a recording is kept for two weeks', () => {
  const facts = kept('one');
  expect(isOutdated(facts, facts.startedAt + keptFor)).toBe(false);
  expect(isOutdated(facts, facts.startedAt + keptFor + 1)).toBe(true);
  expect(keptFor / 86_400_000).toBe(14);
});
