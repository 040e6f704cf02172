import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

afterEach(() => {
  // The frames that the page still waits for.
  if (vi.isFakeTimers()) act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

const setup = () => {
  const queue = createToastQueue();
  render(
    <>
      <button type="button">发表</button>
      <ToastRegion queue={queue} />
    </>,
  );
  return queue;
};

const add = (queue: ToastQueue, ...notice: Parameters<ToastQueue['add']>) => {
  let key = '';
  act(() => {
    key = queue.add(...notice);
  });
  return key;
};

const region = () => screen.getByRole('region', { name: /通知/ });
const notices = () => within(region()).queryAllByRole('listitem');
const page = () => screen.getByRole('button', { name: '发表' });
const closers = () => within(region()).getAllByRole('button', { name: '关闭通知' });

it('draws nothing while there is nothing to say', () => {
  setup();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows what is said from outside React, before it is drawn too, and announces each once', () => {
  const queue = createToastQueue();
  queue.add('positive', '早到的通知');
  render(<ToastRegion queue={queue} />);
  add(queue, 'critical', '没有发出去');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '早到的通知',
    '没有发出去',
  ]);
});

it('shows without saying it what is heard elsewhere', () => {
  const queue = setup();
  add(queue, 'critical', '密码不正确', { isHeard: true });
  expect(notices().map(({ textContent }) => textContent)).toEqual(['密码不正确']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('F6 goes to the notices and back to where the reader was', async () => {
  const queue = setup();
  add(queue, 'neutral', '甲');
  page().focus();
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(region());
  await userEvent.tab();
  expect(document.activeElement).toBe(closers()[0]);
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(page());
});

it('Escape closes the notice in focus; the focus goes to the next and then home', async () => {
  const queue = setup();
  add(queue, 'neutral', '甲');
  add(queue, 'neutral', '乙');
  page().focus();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.closest('li')?.textContent).toBe('乙');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(page());
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('is not lost when a notice in focus is taken away from outside', async () => {
  const queue = setup();
  const key = add(queue, 'neutral', '甲');
  page().focus();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  act(() => queue.dismiss(key));
  expect(document.activeElement).toBe(page());
});

it.each([
  ['another', '丁', '乙'],
  ['the same words again', '甲', '乙'],
])('is not lost when the notice in focus makes way for %s', async (_, fourth, expected) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const queue = setup();
  for (const text of ['甲', '乙', '丙']) add(queue, 'neutral', text);
  page().focus();
  await user.keyboard('{F6}');
  await user.tab();
  add(queue, 'neutral', fourth);
  expect(document.activeElement?.closest('li')?.textContent).toBe(expected);
  act(() => page().focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('region')).toBeNull();
});

it('runs its action, then leaves', async () => {
  const queue = setup();
  const onPress = vi.fn<() => void>();
  add(queue, 'neutral', '已删除', { action: { label: '撤销', onPress } });
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onPress).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('keeps its clocks still under the pointer, under the focus, and until both have left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const queue = setup();
  add(queue, 'neutral', '甲');
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

  await user.hover(notices()[0]!);
  wait(60_000);
  expect(notices()).toHaveLength(1);
  act(() => closers()[0]?.focus());
  await user.unhover(notices()[0]!);
  wait(60_000);
  expect(notices()).toHaveLength(1);
  act(() => page().focus());
  wait(5_200);
  expect(screen.queryByRole('region')).toBeNull();
});

it('stays within reach, and does not close it, while a dialog is open', async () => {
  const queue = setup();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  add(queue, 'critical', '密码不正确');
  render(
    <Dialog title="登录" isOpen onOpenChange={onOpenChange}>
      内容
    </Dialog>,
  );
  expect(region()).toBeTruthy();
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(region());
  await userEvent.click(closers()[0]!);
  expect(onOpenChange).not.toHaveBeenCalled();
});
