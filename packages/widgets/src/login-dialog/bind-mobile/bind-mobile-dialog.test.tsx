import { UiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { testUser } from '../../testing/test-user.ts';
import { createLoginBackend, refusal, type LoginBackendCalls } from '../login-backend.fixtures.ts';
import { BindMobileDialog, type BindMobileDialogProps } from './bind-mobile-dialog.tsx';

function show(props: Partial<BindMobileDialogProps> = {}, answers: Partial<LoginBackendCalls> = {}) {
  const host = createTestHost({ user: { ...testUser, is_bind_mobile: 0 }, userOfToken: testUser });
  const backend = createLoginBackend(answers);
  const onBound = vi.fn<() => void>();
  const { session, captcha } = backend;
  render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <BindMobileDialog isOpen session={session} captcha={captcha} onBound={onBound} {...props} />
      </HostProvider>
    </UiProvider>,
  );
  return { host, backend, onBound, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the bind dialog', () => {
  it('LD-05 that is forced has no close button, ignores Escape and backdrop, and leads out by logout', async () => {
    const onSignOut = vi.fn<() => void>();
    const { user } = show({ onSignOut });
    const dialog = await screen.findByRole('dialog', { name: '请绑定手机号' });
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    expect(screen.queryByRole('button', { name: '取消绑定' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('[data-component="dialog"]') ?? document.body);
    expect(dialog.isConnected).toBe(true);
    await user.click(press('退出登录'));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('that may be cancelled has a link, a close button and Escape for it', async () => {
    const onCancel = vi.fn<() => void>();
    const { user } = show({ onCancel });
    await screen.findByRole('dialog');
    await user.click(press('取消绑定'));
    await user.click(press('关闭'));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  });

  it('LD-02 LD-12 says what is missing before the SMS, and sends nothing', async () => {
    const { user, backend } = show();
    await screen.findByAltText('图形验证码图片');
    await user.click(press('获取验证码'));
    expect(screen.getByText('请填写绑定手机号码')).toBeTruthy();
    expect(screen.getByText('请输入图形验证码')).toBeTruthy();
    expect(document.activeElement).toBe(field('手机号'));
    await user.click(press('立即绑定'));
    expect(screen.getByText('请输入手机验证码')).toBeTruthy();
    expect(backend.askedFor('sendSms')).toEqual([]);
  });

  it('LD-12 brings a new picture for wrong letters, clears only that field, and puts the focus there', async () => {
    const sendSms = () => Promise.reject(refusal('图形验证码错误', { field: 'image_captcha' }));
    const { user, host, backend } = show({}, { sendSms });
    await screen.findByAltText('图形验证码图片');
    await user.type(field('手机号'), '13800000001');
    await user.type(field('图形验证码'), 'nope');
    await user.click(press('获取验证码'));
    expect(await screen.findByText('图形验证码错误')).toBeTruthy();
    expect(field('图形验证码').value).toBe('');
    expect(field('手机号').value).toBe('13800000001');
    expect(backend.askedFor('image')).toHaveLength(2);
    expect(document.activeElement).toBe(field('图形验证码'));
    expect(host.notices).toEqual([{ tone: 'critical', text: '图形验证码错误' }]);
  });

  it.each([
    [null, 'bindMobile', 0],
    [{ code: 'c1', from: 'link' } as const, 'bindByCode', 1],
    [{ code: 'c1', from: 'scan' } as const, 'bindByScan', 1],
  ] as const)('binds for %o by its own call', async (loginCode, call, tokens) => {
    const { user, host, backend, onBound } = show({ loginCode });
    await screen.findByAltText('图形验证码图片');
    await user.type(field('手机号'), '13800000001');
    await user.type(field('图形验证码'), 'k7Rm');
    await user.click(press('获取验证码'));
    await screen.findByRole('button', { name: '120秒后重发' });
    await user.type(field('短信验证码'), '246810{Enter}');
    await waitFor(() => expect(onBound).toHaveBeenCalledOnce());
    expect(backend.askedFor(call)).toHaveLength(1);
    expect(host.tokens).toHaveLength(tokens);
    expect(host.notices.map(({ text }) => text)).toEqual(['发送成功', '绑定成功']);
  });
});
