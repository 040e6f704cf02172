import { expect, it } from 'vitest';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createExamBackend } from './exam-backend.fixtures.ts';
import { finishedPlay, runningPlay } from './exam-player.fixtures.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { examPlayerStrings } from './exam-player.strings.ts';

const attempts = ({ user_paper: shown }: ReturnType<typeof finishedPlay>, count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...shown, id: shown.id - place }));

async function open({ play = finishedPlay(), isOffered = true, isFailing = false, records = 0 } = {}) {
  const host = createTestHost({ user: testUser });
  const { called, controls } = createCalls<'statusMulti' | 'collect' | 'records'>();
  const ids = play.questions.map(({ question_id: id }) => id);
  const collection = {
    statusMulti: (asked: number[]) =>
      called('statusMulti', asked, () => Object.fromEntries(asked.map((id) => [id, id === ids[1] ? 1 : 0]))),
    collect: (id: number, isOn: boolean) => called('collect', { id, isOn }, () => ({})),
  };
  const { exams } = createExamBackend(host.clock);
  const store = createExamPlayerStore(
    {
      host,
      strings: examPlayerStrings['zh-CN'],
      getProps: () => ({
        exams: {
          ...exams,
          play: async () => play,
          ...(records > 0 && {
            records: (id: number) =>
              called('records', id, () => ({ data: attempts(play, records), total: records }) as never),
          }),
        },
        paperId: 7,
        onLeave: () => {},
        ...(isOffered && { collection: collection as never }),
      }),
    },
    { holdPage: () => () => {}, saveText: () => {}, watchIntegrity: () => () => {} },
  );
  if (isFailing) controls.fail('statusMulti', unplugged);
  store.start();
  await host.settle();
  return { host, ids, ...controls, state: store.getState, ...store.actions };
}

it('knows of an attempt that is over which of its questions are collected, and collects the shown one at once', async () => {
  const { state, ids, toggleCollected, host, calls } = await open();
  expect([state().collected?.[ids[0]!], state().collected?.[ids[1]!]]).toEqual([false, true]);
  toggleCollected();
  expect(state().collected?.[ids[0]!]).toBe(true);
  await host.settle();
  expect(calls.at(-1)).toEqual({ name: 'collect', input: { id: ids[0], isOn: true } });
});

it('says so when it was not taken, and shows what the server has', async () => {
  const { state, ids, toggleCollected, host, fail } = await open();
  fail('collect', () => refusal('题目已下架'));
  toggleCollected();
  await host.settle();
  expect([state().collected?.[ids[0]!], host.notices.length]).toEqual([false, 1]);
});

it('offers nothing while the attempt runs, nor where the page has no such call, nor while nobody answers', async () => {
  const running = await open({ play: runningPlay() });
  expect([running.state().collected, running.calls]).toEqual([null, []]);
  expect((await open({ isOffered: false })).state().collected).toBeNull();
  expect((await open({ isFailing: true })).state().collected).toBeNull();
});

it('tells of the other attempts once this one is over, where the page can ask, and of nothing before', async () => {
  const over = await open({ records: 3 });
  expect(over.state().history.map(({ id }) => id)).toEqual(
    [0, 1, 2].map((less) => finishedPlay().user_paper.id - less),
  );
  expect((await open()).state().history).toEqual([]);
  expect((await open({ records: 3, play: runningPlay() })).state().history).toEqual([]);
});
