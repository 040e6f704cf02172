import { UiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { createLoginBackend, refusal, type LoginBackendCalls } from './login-backend.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
import { LoginPanel, type LoginPanelProps } from './login-panel.tsx';
// Fetched when they are wanted; here they are at hand.
import './proof-dialog.tsx';
import './wechat-panel.tsx';

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

interface Scene {
  answers?: Partial<LoginBackendCalls>;
  locale?: 'zh-CN' | 'en';
  props?: Partial<LoginPanelProps & LoginDialogProps>;
}

function scene({ answers, locale = 'zh-CN' }: Scene) {
  const host = createTestHost({ userOfToken: testUser, locale });
  const backend = createLoginBackend(answers);
  const { session, captcha, agreement } = backend;
  const heard = {
    onSignedIn: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
    onModeChange: vi.fn<(mode: number) => void>(),
    onLoginCode: vi.fn<(code: unknown) => void>(),
  };
  const wrap = (children: ReactNode) => (
    <UiProvider locale={locale}>
      <HostProvider host={host}>{children}</HostProvider>
    </UiProvider>
  );
  return { host, backend, heard, wrap, calls: { session, captcha, agreement }, user: userEvent.setup() };
}

function showPanel(options: Scene = {}) {
  const made = scene(options);
  const { onSignedIn, onModeChange, onLoginCode } = made.heard;
  const { unmount } = render(
    made.wrap(
      <LoginPanel
        {...made.calls}
        {...{ onSignedIn, onModeChange, onLoginCode }}
        ways={{ wechat: true }}
        {...options.props}
      />,
    ),
  );
  return { ...made, unmount };
}

const mobile = () => screen.getByLabelText('手机号');
const password = () => screen.getByLabelText('密码');
const code = () => screen.getByLabelText('短信验证码');
const press = (name: string) => screen.getByRole('button', { name });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

describe('the form', () => {
  it('LD-06 tells the browser what it may fill in', async () => {
    const { user } = showPanel();
    expect(mobile().getAttribute('autocomplete')).toBe('tel-national');
    expect(mobile().getAttribute('inputmode')).toBe('numeric');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    await user.click(press('手机号注册'));
    expect(mobile().getAttribute('autocomplete')).toBe('tel-national');
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
    expect(code().getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByLabelText('设置密码').getAttribute('autocomplete')).toBe('new-password');
  });

  it('LD-06 takes the code out of a pasted message', async () => {
    const { user } = showPanel();
    await user.click(screen.getByRole('tab', { name: '短信登录' }));
    await user.click(code());
    await user.paste('验证码 123 456');
    expect(valueOf(code())).toBe('123456');
  });

  it('LD-02 says nothing while the person is still typing, and what is wrong once they leave', async () => {
    const { user } = showPanel();
    await user.type(mobile(), '12');
    expect(screen.queryByText('请输入正确的手机号')).toBeNull();
    await user.tab();
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy();
    expect(screen.queryByText('请输入密码')).toBeNull();
    await user.clear(mobile());
    await user.type(mobile(), '13800000001');
    expect(screen.queryByText('请输入正确的手机号')).toBeNull();
  });

  it('LD-02 LD-10 sends nothing while it is invalid, and puts the focus into the first wrong field', async () => {
    const { user, backend } = showPanel();
    await user.click(press('立即登录'));
    expect(screen.getByText('请输入手机号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    await user.type(mobile(), '13800000001{Enter}');
    expect(document.activeElement).toBe(password());
    expect(backend.asked).toEqual([]);
  });

  it('LD-10 says aloud what is wrong with the field that has the focus already, and says it again when asked again', async () => {
    const { user } = showPanel();
    await user.type(mobile(), '1{Enter}');
    expect(document.activeElement).toBe(mobile());
    const said = () => [...document.querySelectorAll('[data-component=live-region] span')];
    await waitFor(() => expect(said().map(({ textContent }) => textContent)).toEqual(['请输入正确的手机号']));
    const [first] = said();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).not.toContain(first));
    expect(said().map(({ textContent }) => textContent)).toEqual(['请输入正确的手机号']);
  });

  it('LD-01 says aloud which form has come, and nothing when it opens', async () => {
    const { user } = showPanel();
    const said = () => document.querySelector('[data-component=login-panel] > [role=status]')?.textContent;
    expect(said()).toBe('');
    await user.click(press('手机号注册'));
    await waitFor(() => expect(said()).toBe('用户注册'));
    await user.click(press('立即登录'));
    await waitFor(() => expect(said()).toBe('登录'));
  });

  it('LD-08 signs in by Enter, and leaves no trace of the token in page, address and console', async () => {
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    const { user, host, heard } = showPanel();
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'shuyuan-demo{Enter}');
    await waitFor(() => expect(heard.onSignedIn).toHaveBeenCalledTimes(1));
    expect(host.tokens).toEqual(['secret-token']);
    const traces = [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), history.state]),
      JSON.stringify(logged.flatMap((spy) => spy.mock.calls)),
    ];
    expect(traces.join()).not.toContain('secret-token');
    for (const spy of logged) spy.mockRestore();
  });

  it('LD-10 ties a refusal to the form as an alert, keeps what was typed and goes to the wrong field', async () => {
    const { user, host } = showPanel({
      answers: { loginByPassword: () => Promise.reject(refusal('手机号或密码错误', { field: 'password' })) },
    });
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('手机号或密码错误'));
    // The toast shows the same words: here they are only heard.
    expect(screen.getByText('手机号或密码错误').dataset['component']).toBe('visually-hidden');
    expect(host.notices).toEqual([{ tone: 'critical', text: '手机号或密码错误', isHeard: true }]);
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(valueOf(mobile())).toBe('13800000001');
  });

  it('says how long to wait when the server does, and opens again by itself', async () => {
    const { user, host } = showPanel({
      answers: {
        loginByPassword: () => Promise.reject(refusal('尝试次数过多', { retry_after: 75 }, 429)),
      },
    });
    await user.type(mobile(), '13800000001');
    await user.type(password(), 'wrong{Enter}');
    const button = await screen.findByRole('button', { name: '1:15后可重试' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    await host.advance(75_000);
    expect(await screen.findByRole('button', { name: '立即登录' })).toBeTruthy();
  });

  it('speaks English', () => {
    showPanel({ locale: 'en' });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });
});

describe('modes and types', () => {
  it('LD-01 switching resets fields and errors', async () => {
    const { user, heard } = showPanel();
    await user.type(mobile(), '12');
    await user.tab();
    await user.click(screen.getByRole('tab', { name: '短信登录' }));
    expect(valueOf(mobile())).toBe('');
    expect(screen.queryByText('请输入正确的手机号')).toBeNull();
    await user.click(press('手机号注册'));
    expect(document.activeElement).toBe(mobile());
    expect(heard.onModeChange.mock.calls).toEqual([[2]]);
  });

  it('LD-01 registering says so and signs in by mode 1', async () => {
    const { user, host, backend } = showPanel({ props: { mode: 2, source: 'wx01' } });
    await user.type(mobile(), '13800000001');
    await user.type(code(), '246810');
    await user.type(screen.getByLabelText('设置密码'), 'shuyuan-demo');
    await user.click(press('立即注册'));
    expect(screen.getByText('请同意《用户协议》和《隐私政策》')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意《用户协议》和《隐私政策》' }));
    await user.click(press('立即注册'));
    await screen.findByRole('tab', { name: '密码登录' });
    expect(host.notices).toEqual([{ tone: 'positive', text: '注册成功' }]);
    expect(backend.askedFor('register')).toMatchObject([{ mobile: '13800000001', msv: 'wx01' }]);
    await waitFor(() => expect(host.tokens).toEqual(['secret-token']));
  });

  it('leaves the focus on its tab while the arrows choose a way', async () => {
    const { user } = showPanel({ props: { takesFocus: true } });
    await waitFor(() => expect(document.activeElement).toBe(mobile()));
    screen.getByRole('tab', { name: '密码登录' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '短信登录' }));
  });

  it('offers WeChat only where the server does', () => {
    showPanel({ props: { ways: {} } });
    expect(screen.queryByRole('tab', { name: '微信登录' })).toBeNull();
  });

  it('LD-04 asks after a scan only while its tab is open, and never after the end', async () => {
    const { user, host, backend, unmount } = showPanel();
    const asked = () => backend.askedFor('checkWechat').length;
    await user.click(screen.getByRole('tab', { name: '微信登录' }));
    await screen.findByRole('img');
    await host.advance(3000);
    expect(asked()).toBeGreaterThan(1);
    await user.click(screen.getByRole('tab', { name: '密码登录' }));
    let before = asked();
    await host.advance(10_000);
    expect(asked()).toBe(before);
    await user.click(screen.getByRole('tab', { name: '微信登录' }));
    await screen.findByRole('img');
    await host.advance(1000);
    before = asked();
    unmount();
    await host.advance(10_000);
    expect(asked()).toBe(before);
  });

  it('LD-04 goes to mode 13 with the code of a scan, binds it, and gives it back', async () => {
    const { user, host, backend, heard } = showPanel({
      answers: { checkWechat: async () => ({ success: 0, action: 'bind_mobile', code: 'c1' }) },
    });
    await user.click(screen.getByRole('tab', { name: '微信登录' }));
    await screen.findByRole('img');
    await host.advance(1000);
    await user.type(await screen.findByLabelText('手机号'), '13800000001');
    expect(heard.onLoginCode.mock.calls).toEqual([[{ code: 'c1', from: 'scan' }]]);
    await user.type(code(), '246810{Enter}');
    await waitFor(() => expect(heard.onSignedIn).toHaveBeenCalledOnce());
    expect(backend.askedFor('bindByScan')).toEqual([
      { mobile: '13800000001', mobile_code: '246810', code: 'c1' },
    ]);
    expect(heard.onLoginCode.mock.calls.at(-1)).toEqual([null]);
    expect(host.notices.at(-1)).toEqual({ tone: 'positive', text: '绑定成功' });
  });

  it('binds the login_code of an address in mode 13', async () => {
    const { user, backend } = showPanel({ props: { mode: 13, loginCode: { code: 'c2', from: 'link' } } });
    await user.type(mobile(), '13800000001');
    await user.type(code(), '246810{Enter}');
    await waitFor(() => expect(backend.askedFor('bindByCode')).toHaveLength(1));
  });
});

describe('a code by SMS', () => {
  it('LD-03 wants a person first, by picture as well, then counts down', async () => {
    const { user, host, backend } = showPanel();
    await user.click(screen.getByRole('tab', { name: '短信登录' }));
    await user.click(press('获取验证码'));
    expect(document.activeElement).toBe(mobile());
    await user.type(mobile(), '13800000001');
    await user.click(press('获取验证码'));
    const proof = within(await screen.findByRole('dialog', { name: '安全验证' }));
    await user.click(await proof.findByRole('button', { name: /图形验证码/ }));
    await user.type(await proof.findByLabelText('图形验证码'), 'k7Rm');
    await proof.findByAltText('图形验证码图片');
    await user.click(proof.getByRole('button', { name: '确定' }));
    const button = await screen.findByRole('button', { name: '120秒后重发' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(backend.askedFor('sendSms')).toMatchObject([
      { mobile: '13800000001', scene: 'login', image_captcha: 'k7Rm' },
    ]);
    expect(host.notices).toEqual([{ tone: 'positive', text: '发送成功' }]);
    await waitFor(() => expect(document.activeElement).toBe(code()));
    await host.advance(120_000);
    expect(await screen.findByRole('button', { name: '重新获取' })).toBeTruthy();
  });

  it('is given up by Escape, and the focus returns to the button', async () => {
    const { user, backend } = showPanel({ props: { mode: 3 } });
    await user.type(mobile(), '13800000001');
    await user.click(press('获取验证码'));
    await screen.findByRole('dialog', { name: '安全验证' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(press('获取验证码')));
    expect(backend.askedFor('sendSms')).toEqual([]);
  });
});

describe('the agreements', () => {
  it('open over the form, which keeps its words', async () => {
    const { user } = showPanel();
    await user.type(mobile(), '13800000001');
    await user.click(press('《用户协议》'));
    const text = within(await screen.findByRole('dialog', { name: '用户协议' }));
    expect(await text.findByText(/请保管好密码和验证码/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(press('《用户协议》')));
    expect(valueOf(mobile())).toBe('13800000001');
  });

  it('say when they cannot be read, and can be asked for again', async () => {
    const agreement = vi
      .fn<LoginPanelProps['agreement']>()
      .mockRejectedValueOnce(refusal('没有'))
      .mockResolvedValue({ title: '隐私政策', content: '<p>我们只收必要的信息。</p>' });
    const { user } = showPanel({ props: { agreement } });
    await user.click(press('《隐私政策》'));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('我们只收必要的信息。')).toBeTruthy();
  });
});

describe('the dialog', () => {
  function showDialog(options: Scene = {}) {
    const made = scene(options);
    render(made.wrap(<LoginDialog isOpen {...made.calls} {...made.heard} {...options.props} />));
    return made;
  }

  it('has a name for its mode, and the focus in its first field', async () => {
    const { user } = showDialog();
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(mobile()));
    await user.click(press('手机号注册'));
    expect(screen.getByRole('dialog', { name: '用户注册' })).toBeTruthy();
  });

  it('LD-09 is cancelled by Escape and by its close button', async () => {
    const { heard, user } = showDialog();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(heard.onCancel).toHaveBeenCalledTimes(1);
    await user.click(press('关闭'));
    expect(heard.onCancel).toHaveBeenCalledTimes(2);
  });
});

describe('what one signs in for', () => {
  it.each([
    ['buy', '登录后继续购买'],
    ['comment', '登录后可以发表评论'],
    ['collect', '登录后收藏'],
  ] as const)('is said above the forms: %s', (purpose, words) => {
    showPanel({ props: { purpose } });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is not said where it is nothing in particular, and not over a forgotten password', () => {
    showPanel().unmount();
    expect(screen.queryByText(/^登录后/)).toBeNull();
    showPanel({ props: { purpose: 'buy', mode: 3 } });
    expect(screen.queryByText(/^登录后/)).toBeNull();
  });
});
