import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogTrigger } from './dialog-trigger.tsx';

const renderDialog = (props: Partial<DialogProps> = {}) =>
  render(
    <DialogTrigger>
      <Button>打开</Button>
      <Dialog title="登录" {...props}>
        {props.children ?? <input aria-label="账号" />}
      </Dialog>
    </DialogTrigger>,
  );

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.getByRole('dialog', { name: '登录' });
};

it('SD-02 has a role and a name, takes focus, and hides the page from those who listen', async () => {
  renderDialog();
  const dialog = await open();
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
});

it('SD-02 keeps the focus inside', async () => {
  renderDialog();
  const dialog = await open();
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  [
    'a press beside it',
    () => userEvent.click(document.querySelector('[data-component="dialog"]') as HTMLElement),
  ],
])('SD-02 closes by %s and gives the focus back', async (_, close) => {
  renderDialog();
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' })));
});

it('cannot be left when it is not dismissable', async () => {
  renderDialog({ isDismissable: false });
  const dialog = await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('[data-component="dialog"]') as HTMLElement);
  expect(within(dialog).queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('keeps a form from being lost by a press beside it, but not from Escape', async () => {
  renderDialog({ keepsOnBackdrop: true });
  const dialog = await open();
  await userEvent.click(document.querySelector('[data-component="dialog"]') as HTMLElement);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks its owner before it closes', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog title="登录" isOpen onOpenChange={onOpenChange}>
      内容
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('gives content and buttons the way to close', async () => {
  renderDialog({ footer: (close) => <Button onPress={close}>完成</Button> });
  await open();
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has a spoken title when something else stands in its place', async () => {
  renderDialog({ header: <input aria-label="搜索" /> });
  const dialog = await open();
  expect(within(dialog).getByRole('heading', { name: '登录' })).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: '搜索' })).toBeTruthy();
});

it('is drawn in the container of the provider and speaks its language', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <UiProvider locale="en" portalContainer={container}>
      <Dialog title="Sign in" defaultOpen>
        content
      </Dialog>
    </UiProvider>,
  );
  expect(within(container).getByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  expect(within(container).getByRole('button', { name: 'Close' })).toBeTruthy();
  await act(async () => {});
  container.remove();
});

it('holds the page still while it is open', async () => {
  renderDialog();
  await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
});
