import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { SignedOut } from './signed-out.tsx';

it('says what signing in is for, under the name of the widget, and asks the host for the login dialog', async () => {
  const host = createTestHost();
  const strings = {
    title: '基本信息',
    signedOut: '登录后查看你的账号',
    signedOutHint: '昵称和设备都在这里。',
    signIn: '登录',
  };
  render(
    <HostProvider host={host}>
      <SignedOut component="account-settings" strings={strings} />
    </HostProvider>,
  );
  const place = within(screen.getByRole('region', { name: '基本信息' }));
  place.getByText('登录后查看你的账号');
  place.getByText('昵称和设备都在这里。');
  await userEvent.click(place.getByRole('button', { name: '登录' }));
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
});
