import { expect, it, vi } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost } from '../testing/index.ts';
import { createUndoNotices } from './undo-notices.store.ts';

function open() {
  const host = createTestHost();
  const undo = vi.fn<(id: number) => Promise<unknown>>(async () => ({}));
  const notices = createUndoNotices({ host, locale: () => 'zh-CN', undo });
  const shown = () => notices.getState().notices.map(({ actionId, secondsLeft }) => [actionId, secondsLeft]);
  return { host, undo, notices, shown };
}

it('stands for ten seconds and counts them', async () => {
  const { host, notices, shown } = open();
  notices.add({ text: '已删除公告', actionId: 7 });
  expect(shown()).toEqual([[7, 10]]);
  await host.advance(3000);
  expect(shown()).toEqual([[7, 7]]);
  await host.advance(6999);
  expect(shown()).toEqual([[7, 1]]);
  await host.advance(1);
  expect(shown()).toEqual([]);
});

it('stands still while a pointer or the focus rests on it, and goes on where it was', async () => {
  const { host, notices, shown } = open();
  notices.add({ text: '已删除公告', actionId: 7 });
  await host.advance(4000);
  notices.pause();
  await host.advance(60_000);
  expect(shown()).toEqual([[7, 6]]);
  notices.resume();
  await host.advance(5000);
  expect(shown()).toEqual([[7, 1]]);
  await host.advance(1000);
  expect(shown()).toEqual([]);
});

it('keeps a clock for each', async () => {
  const { host, notices, shown } = open();
  notices.add({ text: '一', actionId: 1 });
  await host.advance(4500);
  notices.add({ text: '二', actionId: 2 });
  await host.advance(500);
  expect(shown()).toEqual([
    [1, 5],
    [2, 10],
  ]);
  await host.advance(5000);
  expect(shown()).toEqual([[2, 5]]);
});

it('takes an action back once, says so, and counts what was taken back', async () => {
  const { host, undo, notices, shown } = open();
  notices.add({ text: '已删除公告', actionId: 7 });
  await Promise.all([notices.undo(7), notices.undo(7)]);
  expect(undo.mock.calls).toEqual([[7]]);
  expect(shown()).toEqual([]);
  expect(notices.getState().undone).toBe(1);
  expect(host.notices).toEqual([{ tone: 'positive', text: '已撤销' }]);
});

it('takes the newest back by the keys', async () => {
  const { host, undo, notices } = open();
  notices.add({ text: '一', actionId: 1 });
  notices.add({ text: '二', actionId: 2 });
  notices.undoLast();
  await host.settle();
  expect(undo.mock.calls).toEqual([[2]]);
});

it('does not run out while it is being taken back', async () => {
  const { host, undo, notices, shown } = open();
  const answer = Promise.withResolvers<object>();
  undo.mockReturnValueOnce(answer.promise);
  notices.add({ text: '一', actionId: 1 });
  const done = notices.undo(1);
  await host.advance(60_000);
  expect(notices.getState().notices).toMatchObject([{ actionId: 1, isUndoing: true }]);
  answer.resolve({});
  await done;
  expect(shown()).toEqual([]);
});

it.each([
  ['in the words of the server', refusal('之后又有人改过，不能撤销'), '之后又有人改过，不能撤销'],
  ['in its own words without a network', unplugged(), '没能撤销，请检查网络后重试'],
])('says %s that it was not taken back, and stands on', async (_, error, text) => {
  const { host, undo, notices, shown } = open();
  undo.mockRejectedValueOnce(error);
  notices.add({ text: '一', actionId: 1 });
  await host.advance(8000);
  await notices.undo(1);
  expect(host.notices).toEqual([{ tone: 'critical', text }]);
  expect(shown()).toEqual([[1, 10]]);
  expect(notices.getState().undone).toBe(0);
});

it('can be put away, and all of them when another person signs in', async () => {
  const { host, notices, shown } = open();
  notices.add({ text: '一', actionId: 1 });
  notices.add({ text: '二', actionId: 2 });
  notices.dismiss(1);
  expect(shown()).toEqual([[2, 10]]);
  notices.clear();
  await host.advance(20_000);
  expect(shown()).toEqual([]);
});

it('undoes an action without a notice, and says whether it did', async () => {
  const { host, undo, notices } = open();
  expect(await notices.undoLogged(7)).toBe(true);
  undo.mockRejectedValueOnce(refusal('内容之后又有改动，无法撤销'));
  expect(await notices.undoLogged(8)).toBe(false);
  expect(undo.mock.calls).toEqual([[7], [8]]);
  expect(notices.getState()).toMatchObject({ notices: [], undone: 1 });
  expect(host.notices.map(({ tone }) => tone)).toEqual(['positive', 'critical']);
});
