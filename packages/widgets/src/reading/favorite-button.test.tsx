import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { FavoriteButton, type FavoriteButtonProps } from './index.ts';
import { createReadingBackend } from './reading-backend.fixtures.ts';

const articleId = 7;

function show(host: TestHost, props: Partial<FavoriteButtonProps> = {}) {
  const backend = createReadingBackend();
  const told: boolean[] = [];
  const page = (rest: Partial<FavoriteButtonProps>) => (
    <StrictMode>
      <HostProvider host={host}>
        <FavoriteButton
          study={backend.study}
          favorite={{ type: 'article', id: articleId }}
          isCollected={false}
          onChange={(next) => void told.push(next)}
          {...rest}
        />
      </HostProvider>
    </StrictMode>
  );
  const { rerender } = render(page(props));
  return {
    backend,
    told,
    settle: () => act(() => host.settle()),
    renew: (rest: Partial<FavoriteButtonProps>) => rerender(page(rest)),
  };
}

const button = () => screen.getByRole('button');

it('is a toggle whose name says how it stands', async () => {
  const host = createTestHost({ user: testUser });
  const { backend, told, settle } = show(host);
  expect(screen.getByRole('button', { name: '收藏', pressed: false })).toBe(button());
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '已收藏', pressed: true })).toBe(button());
  expect(button().title).toBe('取消收藏');
  await settle();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: '收藏', pressed: false })).toBe(button());
  expect(document.activeElement).toBe(button());
  await settle();
  expect(told).toEqual([true, false]);
  expect(backend.isCollected(articleId)).toBe(false);
});

it('shows what the page hears, and starts anew for another article', async () => {
  const host = createTestHost({ user: testUser });
  const { renew, settle } = show(host, { isCollected: true });
  expect(screen.getByRole('button', { name: '已收藏' })).toBeTruthy();
  renew({ isCollected: false });
  expect(screen.getByRole('button', { name: '收藏' })).toBeTruthy();
  await userEvent.click(button());
  await settle();
  renew({ favorite: { type: 'article', id: 8 } });
  expect(screen.getByRole('button', { name: '收藏' })).toBeTruthy();
});

it('sets aside what a visitor wanted once they have signed in', async () => {
  const host = createTestHost();
  const { backend, settle } = show(host);
  await userEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await act(async () => {
    host.setUser(testUser);
    host.loginRequests[0]?.intent?.run();
  });
  await settle();
  expect(screen.getByRole('button', { name: '已收藏', pressed: true })).toBeTruthy();
  expect(backend.isCollected(articleId)).toBe(true);
});
