import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const renderDrawer = (props: Partial<DrawerProps> = {}) =>
  render(
    <DialogTrigger>
      <Button>目录</Button>
      <Drawer title="课程目录" {...props}>
        {props.children ?? <a href="#one">第一讲</a>}
      </Drawer>
    </DialogTrigger>,
  );

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '目录' }));
  return screen.getByRole('dialog', { name: '课程目录' });
};
const scrim = () => document.querySelector('[data-component="drawer"]') as HTMLElement;

it('has a role and a name, holds the focus, and hides the page from those who listen', async () => {
  renderDrawer();
  const drawer = await open();
  for (let step = 0; step < 4; step += 1) {
    expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
  }
  expect(screen.queryByRole('button', { name: '目录' })).toBeNull();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['a press beside it', () => userEvent.click(scrim())],
])('closes by %s and gives the focus back', async (_, close) => {
  renderDrawer();
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '目录' })));
});

it('cannot be left when it is not dismissable', async () => {
  renderDrawer({ isDismissable: false });
  const drawer = await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(scrim());
  expect(within(drawer).queryByRole('button')).toBeNull();
  expect(screen.getByRole('dialog')).toBe(drawer);
});

it('asks its owner before it closes', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Drawer title="筛选" isOpen onOpenChange={onOpenChange}>
      难度
    </Drawer>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('is drawn in the container of the provider and speaks its language', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <UiProvider locale="en" portalContainer={container}>
      <Drawer title="Contents" defaultOpen side="start">
        Lesson 1
      </Drawer>
    </UiProvider>,
  );
  const drawer = within(container).getByRole('dialog', { name: 'Contents' });
  expect(within(drawer).getByRole('button', { name: 'Close' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  container.remove();
});
