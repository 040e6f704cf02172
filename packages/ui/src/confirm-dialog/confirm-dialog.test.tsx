import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const question = {
  title: '删除这条评论？',
  children: '删除后不能恢复。',
  confirmLabel: '删除',
  tone: 'critical',
} satisfies Partial<ConfirmDialogProps>;

it('asks by its title and tells the consequence as its description', () => {
  render(<ConfirmDialog {...question} isOpen onConfirm={() => {}} />);
  const dialog = screen.getByRole('alertdialog', { name: '删除这条评论？', description: '删除后不能恢复。' });
  expect(dialog).toBeTruthy();
});

it.each([
  ['critical', '取消'],
  ['action', '删除'],
] as const)('puts the focus of a %s question on "%s"', (tone, name) => {
  render(<ConfirmDialog {...question} tone={tone} isOpen onConfirm={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

it('stays open after a yes until it is closed, and then gives the focus back', async () => {
  const onConfirm = vi.fn<(close: () => void) => void>();
  render(
    <DialogTrigger>
      <Button>删除评论</Button>
      <ConfirmDialog {...question} onConfirm={onConfirm} />
    </DialogTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除评论' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  onConfirm.mock.calls[0]?.[0]();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除评论' })));
});

it('takes no press beside it for an answer, but Escape and cancel for a no', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(<ConfirmDialog {...question} isOpen onOpenChange={onOpenChange} onConfirm={() => {}} />);
  await userEvent.click(document.querySelector('[data-component="dialog"]') as HTMLElement);
  expect(onOpenChange).not.toHaveBeenCalled();
  const dialog = screen.getByRole('alertdialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

it('cannot be left, or answered twice, while the answer is carried out', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const onConfirm = vi.fn<() => void>();
  render(<ConfirmDialog {...question} isOpen isPending onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: /删除/ }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('announces an error inside and keeps the question', () => {
  const { rerender } = render(<ConfirmDialog {...question} isOpen onConfirm={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<ConfirmDialog {...question} isOpen error="评论已被删除" onConfirm={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('评论已被删除');
});
