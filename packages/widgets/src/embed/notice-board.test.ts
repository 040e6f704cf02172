import { expect, it, vi } from 'vitest';
import { createNoticeBoard, type Board } from './notice-board.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const boardWith = (add: Board['add']): Board => ({ add, Region: () => null });

it('fetches its code with the first notice, once, and loses none', async () => {
  const add = vi.fn<Board['add']>();
  const board = boardWith(add);
  const fetchBoard = vi.fn<() => Promise<Board>>(async () => board);
  const notices = createNoticeBoard(fetchBoard);
  const listener = vi.fn<() => void>();
  notices.subscribe(listener);
  expect(fetchBoard).not.toHaveBeenCalled();
  notices.notify('positive', '已发表');
  notices.notify('critical', '太快了', { isHeard: true });
  expect(notices.board()).toBeNull();
  await settle();
  expect(add.mock.calls).toEqual([
    ['positive', '已发表'],
    ['critical', '太快了', { isHeard: true }],
  ]);
  expect([notices.board(), fetchBoard.mock.calls.length, listener.mock.calls.length]).toEqual([board, 1, 1]);
});

it('tries again with the next notice when its code did not come', async () => {
  const add = vi.fn<Board['add']>();
  const fetchBoard = vi
    .fn<() => Promise<Board>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(boardWith(add));
  const notices = createNoticeBoard(fetchBoard);
  notices.notify('neutral', '一');
  await settle();
  notices.notify('neutral', '二');
  await settle();
  expect(add.mock.calls).toEqual([['neutral', '二']]);
});
