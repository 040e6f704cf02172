import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BookIcon } from '../icons/index.ts';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

const renderTooltip = (props: Partial<TooltipProps> = {}) =>
  render(
    <Tooltip text="在正文旁打开笔记" {...props}>
      <IconButton label="笔记" icon={<BookIcon />} />
    </Tooltip>,
  );
const button = () => screen.getByRole('button', { name: '笔记' });

afterEach(() => void vi.useRealTimers());

it('waits for a pointer that rests', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  // Once a tooltip has been there, the next comes without a wait, until a while after it has gone.
  const { unmount } = renderTooltip();
  await user.tab();
  await user.tab();
  wait(1000);
  unmount();
  // Longer than any machine needs between a pointer and a look.
  renderTooltip({ delay: 120_000, onOpenChange });
  await user.pointer([{ target: document.body }, { target: button() }]);
  wait(60_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(60_000);
  expect(screen.getByRole('tooltip')).toBeDefined();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

it('comes at once with the keyboard, describes the button, and goes with the focus', async () => {
  renderTooltip({ shortcut: 'N' });
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('在正文旁打开笔记N');
  expect(screen.getByRole('button', { name: '笔记', description: '在正文旁打开笔记N' })).toBe(button());
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('Escape takes it away and leaves the dialog around it', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog title="阅读设置" isOpen hasCloseButton={false} onOpenChange={onOpenChange}>
      <Tooltip text="在正文旁打开笔记">
        <IconButton label="笔记" icon={<BookIcon />} />
      </Tooltip>
    </Dialog>,
  );
  await userEvent.tab();
  // A description is read out although the dialog hides what lies outside of it.
  await screen.findByRole('tooltip', { hidden: true });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('does not come while it is disabled', async () => {
  renderTooltip({ isDisabled: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('is drawn in the container of the provider', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <UiProvider locale="zh-CN" portalContainer={container}>
      <Tooltip text="在正文旁打开笔记" defaultOpen>
        <IconButton label="笔记" icon={<BookIcon />} />
      </Tooltip>
    </UiProvider>,
  );
  await act(async () => {});
  expect(container.contains(screen.getByRole('tooltip'))).toBe(true);
  container.remove();
});
