import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  PermissionButton,
  PermissionLink,
  PermissionMenu,
  PermissionProvider,
  type PermissionMenuItem,
} from './index.ts';

const edit: PermissionMenuItem = { id: 'edit', label: '编辑', permission: 'article.update' };
const remove: PermissionMenuItem = { id: 'remove', label: '删除', permission: 'article.delete' };
const open: PermissionMenuItem = { id: 'open', label: '打开原文' };

const holding = (...codes: string[]) => {
  const held = new Set(codes);
  return (code: string) => held.has(code);
};

function page(may: (code: string) => boolean, items: readonly PermissionMenuItem[], onPress?: () => void) {
  return (
    <PermissionProvider may={may}>
      <PermissionLink permission="article" href="#articles">
        文章
      </PermissionLink>
      <PermissionButton permission="article.update" {...(onPress && { onPress })}>
        发布
      </PermissionButton>
      <PermissionMenu label="更多操作" items={items} />
    </PermissionProvider>
  );
}

it('shows a link, a button and a menu to who holds their permission', async () => {
  const onPress = vi.fn<() => void>();
  render(page(holding('article', 'article.update'), [edit, remove], onPress));
  expect(screen.getByRole('link', { name: '文章' }).getAttribute('href')).toBe('#articles');
  await userEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['编辑']);
});

it('draws nothing for who holds another permission', () => {
  render(page(holding('course', 'course.update'), [edit, remove]));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the items of a menu that everybody may choose', async () => {
  render(page(holding(), [remove, open]));
  await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['打开原文']);
});

it('appears and goes with the permission', () => {
  const { rerender } = render(page(holding(), [edit]));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(page(holding('article'), [edit]));
  expect(screen.getByRole('link', { name: '文章' })).toBeDefined();
  rerender(page(holding(), [edit]));
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that it needs a provider, so that nobody sees what they may not', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const alone = <PermissionButton permission="article">发布</PermissionButton>;
  expect(() => render(alone)).toThrow('PermissionProvider');
  quiet.mockRestore();
});
