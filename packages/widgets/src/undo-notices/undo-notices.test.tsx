import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../testing/index.ts';
import { createUndoNotices, UndoNoticesRegion } from './index.ts';

function show() {
  const host = createTestHost();
  const undo = vi.fn<(id: number) => Promise<unknown>>(async () => ({}));
  const notices = createUndoNotices({ host, locale: () => 'zh-CN', undo });
  render(
    <HostProvider host={host}>
      <input aria-label="标题" />
      <UndoNoticesRegion notices={notices} />
    </HostProvider>,
  );
  act(() => notices.add({ text: '已删除公告“开学”', actionId: 7 }));
  return { host, notices, undo };
}

const button = () => screen.queryByRole('button', { name: '撤销：已删除公告“开学”' });

it('speaks what was done, and takes it back by its button', async () => {
  const { undo } = show();
  expect(screen.getByRole('status').textContent).toBe('已删除公告“开学”');
  await userEvent.click(button()!);
  expect(undo.mock.calls).toEqual([[7]]);
  expect(button()).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }])('is taken back by %o and Z', async (modifier) => {
  const { host, undo } = show();
  fireEvent.keyDown(document.body, { key: 'z', ...modifier });
  await act(() => host.settle());
  expect(undo.mock.calls).toEqual([[7]]);
});

it('leaves these keys to what is typed, and to others once nothing stands', async () => {
  const { host, notices, undo } = show();
  fireEvent.keyDown(screen.getByRole('textbox', { name: '标题' }), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true });
  act(() => notices.dismiss(7));
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  await act(() => host.settle());
  expect(undo).not.toHaveBeenCalled();
});

it('waits while the pointer or the focus rests on it', async () => {
  const { host } = show();
  const pointer = userEvent.setup();
  await pointer.hover(button()!);
  await act(() => host.advance(60_000));
  expect(button()).not.toBeNull();
  await pointer.unhover(button()!);
  act(() => button()!.focus());
  await act(() => host.advance(60_000));
  expect(button()).not.toBeNull();
  act(() => button()!.blur());
  await act(() => host.advance(10_000));
  expect(button()).toBeNull();
});
