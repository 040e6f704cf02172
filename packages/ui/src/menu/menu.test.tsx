import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Menu, MenuTrigger, type MenuProps } from './menu.tsx';
import { MenuItem, MenuSection, MenuSeparator } from './menu-item.tsx';

const onCopy = vi.fn<() => void>();

const renderMenu = (props: Partial<MenuProps> = {}) =>
  render(
    <MenuTrigger>
      <Button>林溪</Button>
      <Menu {...props}>
        {props.children ?? [
          <MenuItem key="copy" id="copy" description="12345" onAction={onCopy}>
            复制账号
          </MenuItem>,
          <MenuItem key="courses" id="courses" href="/my/courses">
            我的课程
          </MenuItem>,
          <MenuItem key="locked" id="locked" isDisabled>
            会员中心
          </MenuItem>,
          <MenuSeparator key="line" />,
          <MenuItem key="leave" id="leave" tone="critical">
            退出登录
          </MenuItem>,
        ]}
      </Menu>
    </MenuTrigger>,
  );

const trigger = () => screen.getByRole('button', { name: '林溪' });

it('opens by keyboard on its first item and goes round by arrow keys, past what is disabled', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: '林溪' })).toBeTruthy();
  const names = [];
  for (let step = 0; step < 4; step += 1) {
    names.push(document.activeElement?.textContent);
    await userEvent.keyboard('{ArrowDown}');
  }
  expect(names).toEqual(['复制账号12345', '我的课程', '退出登录', '复制账号12345']);
});

it('finds an item by its first letters', async () => {
  renderMenu({
    children: [
      <MenuItem key="a">Articles</MenuItem>,
      <MenuItem key="b">Books</MenuItem>,
      <MenuItem key="c">Courses</MenuItem>,
    ],
  });
  await userEvent.click(trigger());
  await userEvent.keyboard('c');
  expect(document.activeElement?.textContent).toBe('Courses');
});

it('tells item and menu what was chosen, closes, and gives the focus back', async () => {
  const onAction = vi.fn<(id: string) => void>();
  renderMenu({ onAction });
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitem', { name: '复制账号', description: '12345' }));
  expect(onCopy).toHaveBeenCalledOnce();
  expect(onAction.mock.calls).toEqual([['copy']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

it('gives the focus back on Escape', async () => {
  renderMenu();
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

it('goes to links through the router of the page', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <MenuTrigger>
        <Button>林溪</Button>
        <Menu>
          <MenuItem href="/my/courses">我的课程</MenuItem>
          <MenuItem href="https://example.com/" target="_blank">
            帮助
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </UiProvider>,
  );
  await userEvent.click(trigger());
  const link = screen.getByRole('menuitem', { name: '我的课程' });
  expect(link.getAttribute('href')).toBe('/my/courses');
  expect(screen.getByRole('menuitem', { name: '帮助' }).getAttribute('rel')).toBe('noopener');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe('/my/courses');
});

it('names sections, and describes itself by its header', async () => {
  renderMenu({
    header: '林溪，学员',
    children: (
      <MenuSection title="学习">
        <MenuItem>我的课程</MenuItem>
      </MenuSection>
    ),
  });
  await userEvent.click(trigger());
  expect(screen.getByRole('menu', { description: '林溪，学员' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '学习' })).toBeTruthy();
});
