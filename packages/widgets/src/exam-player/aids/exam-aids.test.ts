import { expect, it } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createExamBackend } from '../exam-backend.fixtures.ts';
import { createExamPlayerStore } from '../exam-player.store.ts';
import { examPlayerStrings } from '../exam-player.strings.ts';
import { joinPassages, noAids, readAids } from './kept-aids.ts';

async function open(host: TestHost, backend: ReturnType<typeof createExamBackend>) {
  const store = createExamPlayerStore({
    host,
    strings: examPlayerStrings['zh-CN'],
    getProps: () => ({ exams: backend.exams, paperId: 7, onLeave() {} }),
  });
  const stop = store.start();
  await host.settle();
  return { stop, state: store.getState, ...store.actions };
}

function place() {
  const host = createTestHost({ user: testUser });
  return { host, backend: createExamBackend(host.clock) };
}

it('EX-14 options ruled out, marked passages and the pad outlive the page, and none of it is an answer', async () => {
  const { host, backend } = place();
  const first = await open(host, backend);
  first.strike('91', 'option1');
  first.strike('91', 'option3');
  first.strike('91', 'option1');
  first.markPassages(91, [{ stem: 0, start: 2, end: 6 }]);
  first.writeNotes('先排除两个');
  await host.settle();
  first.stop();

  const { state } = await open(host, backend);
  expect(state().aids).toEqual({
    struck: { 91: ['option3'] },
    passages: { 91: [{ stem: 0, start: 2, end: 6 }] },
    notes: '先排除两个',
  });
  expect(state().answers).toEqual({});
  expect(backend.received).toEqual([]);
});

it('EX-14 nothing of it stays on the device when the attempt is over', async () => {
  const { host, backend } = place();
  const { state, writeNotes, askToSubmit, confirm } = await open(host, backend);
  writeNotes('草稿');
  await host.settle();
  askToSubmit();
  confirm();
  await host.settle();
  expect(state().aids).toEqual(noAids);
  expect(await host.storage.entries('exam/')).toEqual([]);
});

it('says that something must be selected before it can be marked, and takes the marks of one question away', async () => {
  const { host, backend } = place();
  const { state, markPassages, clearPassages } = await open(host, backend);
  markPassages(91, []);
  expect(state().announcement.text).toBe('请先选中题目中的文字');
  markPassages(91, [{ stem: 0, start: 0, end: 3 }]);
  markPassages(92, [{ stem: 0, start: 0, end: 3 }]);
  clearPassages(91);
  expect(Object.keys(state().aids.passages)).toEqual(['92']);
});

it('joins passages that touch, within one stem', () => {
  expect(
    joinPassages([
      { stem: 0, start: 5, end: 9 },
      { stem: 1, start: 4, end: 6 },
      { stem: 0, start: 1, end: 5 },
      { stem: 0, start: 2, end: 3 },
    ]),
  ).toEqual([
    { stem: 0, start: 1, end: 9 },
    { stem: 1, start: 4, end: 6 },
  ]);
});

it.each([undefined, null, 7, { struck: 'x', passages: [1], notes: 3 }, { passages: { 1: [{ stem: -1 }] } }])(
  'reads nothing from what an earlier page cannot have kept: %j',
  (value) => {
    const { notes, struck, passages } = readAids(value);
    expect(notes).toBe('');
    expect([...Object.values(struck), ...Object.values(passages)].every((items) => items.length === 0)).toBe(
      true,
    );
  },
);
