import { expect, test } from 'vitest';
import { createLiveRecording } from './live-recording.browser.ts';

const full = new DOMException('The device is full.', 'QuotaExceededError');

/** A recorder that gives a chunk when it is told to, and its last one when it is stopped. */
class FakeRecorder extends EventTarget {
  state = 'inactive';
  start() {
    this.state = 'recording';
  }
  give() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['chunk']) }));
  }
  stop() {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.give();
      this.dispatchEvent(new Event('stop'));
    });
  }
}

/** A recording into a store that takes so many chunks. */
function recordInto(room: number) {
  const recorder = new FakeRecorder();
  const finished: number[] = [];
  const kept: number[] = [];
  const over = Promise.withResolvers<void>();
  const { live } = createLiveRecording({
    recorder: recorder as unknown as MediaRecorder,
    spool: {
      place: 'file',
      write: async (_chunk, elapsed) => {
        // The last one is still being written when the recorder has long stopped.
        if (recorder.state === 'inactive') await over.promise;
        if (kept.length >= room) throw full;
        kept.push(elapsed);
      },
      onTick() {},
      close: async () => {},
    },
    useMicrophone() {},
    finish: async (elapsed) => {
      finished.push(elapsed);
      return { id: 'draft', file: new Blob(), mimeType: 'video/mp4', duration: null };
    },
    onOver: over.resolve,
  });
  const problems: string[] = [];
  const told = new Promise<void>((resolve) => {
    live.onProblem(({ kind }) => {
      problems.push(kind);
      resolve();
    });
  });
  return { recorder, live, kept, problems, told, finished };
}

test.each([
  ['at the start', 0],
  ['in the middle', 2],
])('SR-09: a full device is told at once, %s, and what was kept is what is finished', async (_, room) => {
  const { recorder, live, kept, problems, told, finished } = recordInto(room);
  for (let given = 0; given < 3; given += 1) recorder.give();
  await told;
  await live.stop();
  expect(problems).toEqual(['storage-full']);
  expect(finished).toEqual([kept.at(-1) ?? 0]);
});

test('SR-09: a device that is full at the last chunk is told too', async () => {
  const { recorder, live, kept, problems, finished } = recordInto(1);
  recorder.give();
  await live.stop();
  expect(problems).toEqual(['storage-full']);
  expect(finished).toEqual([kept.at(-1)]);
});

test('SR-09: a recording that was kept as a whole tells of no problem', async () => {
  const { recorder, live, problems, finished } = recordInto(Infinity);
  recorder.give();
  await live.stop();
  expect(problems).toEqual([]);
  expect(finished).toHaveLength(1);
});
