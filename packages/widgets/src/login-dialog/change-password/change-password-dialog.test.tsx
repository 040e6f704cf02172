import { UiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { testUser } from '../../testing/test-user.ts';
import { createLoginBackend } from '../login-backend.fixtures.ts';
// Fetched when it is wanted; here it is at hand.
import '../proof-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

function show() {
  const host = createTestHost({ user: testUser });
  const backend = createLoginBackend();
  const heard = { onChanged: vi.fn<() => void>(), onCancel: vi.fn<() => void>() };
  const { session, captcha } = backend;
  render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <ChangePasswordDialog isOpen {...{ session, captcha }} {...heard} mobile="138****0001" />
      </HostProvider>
    </UiProvider>,
  );
  return { host, backend, ...heard, user: userEvent.setup() };
}

it('is named for what a signed-in person does, shows the masked number, and is left by going back', async () => {
  const { user, onCancel } = show();
  await screen.findByRole('dialog', { name: '修改密码' });
  const number = screen.getByLabelText<HTMLInputElement>('手机号');
  expect([number.value, number.readOnly]).toEqual(['138****0001', true]);
  screen.getByText(/其它设备需要重新登录/);
  expect(screen.queryByText('忘记密码')).toBeNull();
  expect(screen.queryByText('返回登录')).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('changes the password by a code, without sending a number that nobody typed', async () => {
  const { user, host, backend, onChanged } = show();
  await user.click(await screen.findByRole('button', { name: '获取验证码' }));
  await user.click(await screen.findByRole('button', { name: /图形验证码|看不清|改用/ }));
  await user.type(await screen.findByLabelText('图形验证码'), 'k7Rm');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(backend.askedFor('sendSms')).toHaveLength(1));
  expect(backend.askedFor('sendSms')[0]).toEqual({
    scene: 'password_reset',
    image_key: 'picture-1',
    image_captcha: 'k7Rm',
  });
  await user.type(screen.getByLabelText('短信验证码'), '246810');
  await user.type(screen.getByLabelText('新密码'), 'a new password');
  await user.click(screen.getByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(backend.askedFor('resetPassword')).toEqual([{ mobile_code: '246810', password: 'a new password' }]);
  expect(host.notices.map(({ text }) => text)).toEqual(['发送成功', '修改完成']);
});
