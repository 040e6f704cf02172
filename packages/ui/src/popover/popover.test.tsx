import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Popover, PopoverTrigger, type PopoverProps } from './popover.tsx';

const renderPopover = (props: Partial<PopoverProps> = {}) =>
  render(
    <PopoverTrigger>
      <Button>学习目标</Button>
      <Popover label="每日学习目标" {...props}>
        {props.children ?? <input aria-label="分钟" />}
      </Popover>
    </PopoverTrigger>,
  );
const trigger = () => screen.getByRole('button', { name: '学习目标' });

it('opens by keyboard with a name, takes the focus in, and tells its button', async () => {
  renderPopover();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: '每日学习目标' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '分钟' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

it('closes by a press beside it', async () => {
  renderPopover();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByTestId('underlay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows its name where it shall, and gives the content the way to close', async () => {
  renderPopover({ isLabelShown: true, children: (close) => <Button onPress={close}>保存</Button> });
  await userEvent.click(trigger());
  expect(screen.getByRole('heading', { name: '每日学习目标' })).toBeDefined();
  expect(screen.getByRole('dialog', { name: '每日学习目标' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is drawn in the container of the provider', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <UiProvider locale="zh-CN" portalContainer={container}>
      <PopoverTrigger>
        <Button>学习目标</Button>
        <Popover label="每日学习目标">每天30分钟</Popover>
      </PopoverTrigger>
    </UiProvider>,
  );
  await userEvent.click(trigger());
  expect(container.contains(screen.getByRole('dialog'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  container.remove();
});
