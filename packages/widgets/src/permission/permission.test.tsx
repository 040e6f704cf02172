import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, testUser } from '../testing/index.ts';
import { PermissionButton, PermissionLink, PermissionMenu, type PermissionMenuItem } from './index.ts';

const holder = { ...testUser, permissions: { article: 1, 'article.update': 1 } as const };

const edit: PermissionMenuItem = { id: 'edit', label: '编辑', permission: 'article.update' };
const remove: PermissionMenuItem = { id: 'remove', label: '删除', permission: 'article.delete' };
const open: PermissionMenuItem = { id: 'open', label: '打开原文' };

function show(
  user: typeof holder | typeof testUser | null,
  items: readonly PermissionMenuItem[] = [edit, remove],
) {
  const host = createTestHost({ user });
  const onPress = vi.fn<() => void>();
  render(
    <HostProvider host={host}>
      <PermissionLink permission="article" href="#articles">
        文章
      </PermissionLink>
      <PermissionButton permission="article.update" onPress={onPress}>
        发布
      </PermissionButton>
      <PermissionMenu label="更多操作" items={items} />
    </HostProvider>,
  );
  return { host, onPress };
}

it('shows a link, a button and a menu to who holds their permission', async () => {
  const { onPress } = show(holder);
  expect(screen.getByRole('link', { name: '文章' }).getAttribute('href')).toBe('#articles');
  await userEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['编辑']);
});

it.each([
  ['who is signed in without it', testUser],
  ['a visitor', null],
])('draws nothing for %s', (_, user) => {
  show(user);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the items of a menu that everybody may choose', async () => {
  show(null, [remove, open]);
  await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['打开原文']);
});

it('appears and goes with the session', () => {
  const { host } = show(null);
  act(() => host.setUser(holder));
  expect(screen.getByRole('link', { name: '文章' })).toBeDefined();
  act(() => host.setUser({ ...holder, permissions: {} }));
  expect(screen.queryByRole('link')).toBeNull();
});
