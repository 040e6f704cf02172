import { PermissionButton } from '@shuyuan/ui/permission';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { HostProvider } from './host-context.tsx';

const holder = { ...testUser, permissions: { 'article.update': 1 } as const };

it('shows what hangs on a permission to who holds it, and goes with the session', () => {
  const host = createTestHost({ user: null });
  render(
    <HostProvider host={host}>
      <PermissionButton permission="article.update">发布</PermissionButton>
    </HostProvider>,
  );
  const button = () => screen.queryByRole('button', { name: '发布' });
  expect(button()).toBeNull();
  act(() => host.setUser(testUser));
  expect(button()).toBeNull();
  act(() => host.setUser(holder));
  expect(button()).not.toBeNull();
  act(() => host.setUser({ ...holder, permissions: {} }));
  expect(button()).toBeNull();
});
