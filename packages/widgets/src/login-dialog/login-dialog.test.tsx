import { ApiError, type SessionApi } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LoginPanel } from './login-panel.tsx';

type Call = SessionApi['loginByPassword'];

function showPanel(answer: Call = async () => ({ token: 'secret-token' }), locale: 'zh-CN' | 'en' = 'zh-CN') {
  const loginByPassword = vi.fn<Call>(answer);
  const onSignedIn = vi.fn<() => void>();
  const host = createTestHost({ userOfToken: testUser, locale });
  const { container } = render(
    <UiProvider locale={locale}>
      <HostProvider host={host}>
        <LoginPanel session={{ loginByPassword }} onSignedIn={onSignedIn} />
      </HostProvider>
    </UiProvider>,
  );
  return { host, container, loginByPassword, onSignedIn, user: userEvent.setup() };
}

const mobile = () => screen.getByLabelText('手机号');
const password = () => screen.getByLabelText('密码');

describe('the form', () => {
  it('LD-06 tells the browser what it may fill in', () => {
    showPanel();
    expect(mobile().getAttribute('autocomplete')).toBe('tel-national');
    expect(mobile().getAttribute('inputmode')).toBe('numeric');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    expect(password().getAttribute('type')).toBe('password');
  });

  it('LD-02 says nothing while the person is still typing, and what is wrong once they leave', async () => {
    const { user } = showPanel();
    await user.type(mobile(), '12');
    expect(screen.queryByText('请输入正确的手机号')).toBeNull();
    await user.tab();
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy();
    expect(screen.queryByText('请输入密码')).toBeNull();
    await user.type(mobile(), '{Backspace}{Backspace}13800000001');
    expect(screen.queryByText('请输入正确的手机号')).toBeNull();
  });

  it('LD-02 LD-10 sends nothing while it is invalid, and puts the focus into the first wrong field', async () => {
    const { user, loginByPassword } = showPanel();
    await user.click(screen.getByRole('button', { name: '立即登录' }));
    expect(screen.getByText('请输入手机号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    await user.type(mobile(), '13800000001{Enter}');
    expect(document.activeElement).toBe(password());
    expect(loginByPassword).not.toHaveBeenCalled();
  });

  it('LD-08 signs in by Enter, and leaves no trace of the token on the page', async () => {
    const { user, host, container, onSignedIn } = showPanel();
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'shuyuan-demo{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(host.tokens).toEqual(['secret-token']);
    expect(container.innerHTML).not.toContain('secret-token');
  });

  it('LD-10 ties a refusal to the form as an alert, keeps what was typed and goes to the password', async () => {
    const refuse: Call = () =>
      Promise.reject(new ApiError({ kind: 'business', code: 1, message: '手机号或密码错误' }));
    const { user, host } = showPanel(refuse);
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('手机号或密码错误'));
    expect(host.notices).toEqual([{ tone: 'critical', text: '手机号或密码错误' }]);
    expect(document.activeElement).toBe(password());
    expect((mobile() as HTMLInputElement).value).toBe('13800000001');
  });

  it('says how long to wait when the server does, and opens again by itself', async () => {
    const refuse: Call = () =>
      Promise.reject(
        new ApiError({ kind: 'business', code: 429, message: '尝试次数过多', data: { retry_after: 75 } }),
      );
    const { user, host } = showPanel(refuse);
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'wrong{Enter}');
    const button = await screen.findByRole('button', { name: '1:15 后可重试' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    await host.advance(75_000);
    expect(await screen.findByRole('button', { name: '立即登录' })).toBeTruthy();
  });

  it('speaks English', () => {
    showPanel(undefined, 'en');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });
});

describe('the dialog', () => {
  function showDialog() {
    const onCancel = vi.fn<() => void>();
    render(
      <UiProvider locale="zh-CN">
        <HostProvider host={createTestHost({ userOfToken: testUser })}>
          <LoginDialog
            isOpen
            session={{ loginByPassword: async () => ({ token: 't' }) }}
            onCancel={onCancel}
          />
        </HostProvider>
      </UiProvider>,
    );
    return { onCancel, user: userEvent.setup() };
  }

  it('has a name, and the focus in its first field', async () => {
    showDialog();
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(mobile()));
  });

  it('is cancelled by Escape and by its close button', async () => {
    const { onCancel, user } = showDialog();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});
