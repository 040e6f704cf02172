import { LightUiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createLoginBackend } from '../login-dialog/login-backend.fixtures.ts';
import { LoginDialog } from '../login-dialog/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createEmbedSession } from './embed-session.ts';

/** A page with one thing that only those may do who are signed in, and the login dialog over the test host. */
function show() {
  const act = vi.fn<(name: string) => void>();
  const listeners = new Set<() => void>();
  const session = createEmbedSession({
    loadUser: async () => testUser,
    renewToken: async () => null,
    onLoginRequired: () => listeners.forEach((ask) => ask()),
    onFailed: () => {},
  });
  const host = { ...createTestHost(), session };
  const { session: calls, captcha, agreement } = createLoginBackend();

  function Page() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const ask = () => setOpen(true);
      listeners.add(ask);
      return () => void listeners.delete(ask);
    }, []);
    const reply = () => session.requestLogin(1, { kind: 'reply', run: () => act('reply') });
    return (
      <>
        <button onClick={reply}>回复</button>
        <LoginDialog
          {...{ session: calls, captcha, agreement }}
          isOpen={isOpen}
          onSignedIn={() => setOpen(false)}
          onCancel={() => {
            session.keepIntent();
            setOpen(false);
          }}
        />
      </>
    );
  }
  render(
    <LightUiProvider locale="zh-CN">
      <HostProvider host={host}>
        <Page />
      </HostProvider>
    </LightUiProvider>,
  );
  return { act, session, host, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('手机号'), '13800000001');
  await user.type(screen.getByLabelText('密码'), 'shuyuan-demo');
  await user.click(screen.getByRole('button', { name: '立即登录' }));
}

it('LD-09 runs what was wanted once after the sign-in', async () => {
  const { act, session, user } = show();
  await user.click(screen.getByRole('button', { name: '回复' }));
  expect(act).not.toHaveBeenCalled();
  await signIn(user);
  await waitFor(() => expect(session.current()).toBe(testUser));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act.mock.calls).toEqual([['reply']]);
});

it('LD-09 drops what was wanted when the dialog is cancelled, even if somebody signs in later', async () => {
  const { act, session, user } = show();
  await user.click(screen.getByRole('button', { name: '回复' }));
  await screen.findByRole('dialog', { name: '登录' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await session.signIn('one');
  expect(session.current()).toBe(testUser);
  expect(act).not.toHaveBeenCalled();
});
