import { formatDate } from '@shuyuan/ui/relative-time';
import { StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createAccountBackend, type AccountBackend } from './account-backend.fixtures.ts';
import { AccountSettings, type AccountSettingsProps } from './index.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';

beforeAll(knowDialogs);

interface Scene extends Partial<AccountSettingsProps> {
  host?: TestHost;
  backend?: AccountBackend;
}

/** The settings on a page, their first answers there. */
async function show({
  host = createTestHost({ user: testUser }),
  backend = createAccountBackend(),
  onClosed = () => {},
  ...props
}: Scene = {}) {
  const { unmount } = render(
    <StrictMode>
      <HostProvider host={host}>
        <AccountSettings my={backend.my} session={backend.session} onClosed={onClosed} {...props} />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    settle,
    unmount,
    press: async (name: string | RegExp) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

const term = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!;

it('shows name, role, account id, number, password and the day of joining', async () => {
  const backend = createAccountBackend({ person: { role: { id: 3, name: '助教' } } });
  await show({ backend });
  expect(screen.getByRole('heading', { level: 2, name: '基本信息' })).toBeTruthy();
  expect(screen.getByText('助教')).toBeTruthy();
  expect(screen.getByText('SY20260002').parentElement?.textContent).toBe('账号ID SY20260002');
  expect(screen.getByText('已加入182天')).toBeTruthy();
  expect(within(term('手机号码')).getByText('138****0001')).toBeTruthy();
  expect(within(term('登录密码')).getByText('已设置')).toBeTruthy();
  const since = '2025-09-01T02:00:00.000Z';
  const day = within(term('注册时间')).getByText(formatDate(Date.parse(since)));
  expect(day.getAttribute('datetime')).toBe(since);
});

it('puts its headings at the level that the page wants', async () => {
  await show({ level: 1 });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 基本信息',
    'H2 登录设备',
    'H2 注销账号',
  ]);
});

it('asks a visitor to sign in, and shows the account of whoever does', async () => {
  const { host, press, settle } = await show({ host: createTestHost() });
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  act(() => host.setUser(testUser));
  await settle();
  expect(screen.getByText('SY20260002')).toBeTruthy();
});

it('says that it has something to show once the person is there', async () => {
  const onReady = vi.fn<() => void>();
  const backend = createAccountBackend();
  const release = backend.hold('detail');
  const { settle } = await show({ backend, onReady });
  expect(screen.getByText('当前设备')).toBeTruthy();
  expect(onReady).not.toHaveBeenCalled();
  release();
  await settle();
  expect(onReady).toHaveBeenCalled();
});

it('says so too when the person does not come, and shows the devices all the same', async () => {
  const onReady = vi.fn<() => void>();
  const { my } = createAccountBackend();
  await show({ onReady, my: { ...my, detail: () => Promise.reject(unplugged()) } });
  expect(onReady).toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('账号信息没有加载出来');
  expect(screen.getByText('当前设备')).toBeTruthy();
});

it('offers a number and explains why there can be no password before', async () => {
  const backend = createAccountBackend({ person: { is_bind_mobile: 0, mobile: '', is_password_set: 0 } });
  const { host, press } = await show({ backend });
  await press('设置密码');
  const button = screen.getByRole('button', { name: '设置密码' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    '密码用短信验证码设置，请先绑定手机号。',
  );
  await press('绑定手机号');
  expect(host.loginRequests.map(({ mode }) => mode)).toEqual([13]);
});

it('changes the name by keys alone, and takes the way to it away', async () => {
  const onRenamed = vi.fn<() => void>();
  const { settle, backend } = await show({ onRenamed });
  screen.getByRole('button', { name: '修改我的昵称' }).focus();
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: '我的昵称' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, '远{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('昵称至少2个字')).toBeTruthy();
  await userEvent.type(field, '山{Enter}');
  await settle();
  expect(backend.person().nick_name).toBe('远山');
  expect(onRenamed).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('远山');
  expect(screen.queryByRole('button', { name: /修改我的昵称/ })).toBeNull();
  expect(within(term('我的昵称')).getByText('已修改')).toBeTruthy();
});

it('leaves the field on Escape, and gives the focus back', async () => {
  const { press } = await show();
  await press('修改我的昵称');
  await userEvent.keyboard('知远{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '修改我的昵称' }));
});

it('AS-03 keeps the name that was typed over a session that ends', async () => {
  const { host, press, settle } = await show();
  await press('修改我的昵称');
  const field = screen.getByRole('textbox', { name: '我的昵称' });
  await userEvent.clear(field);
  await userEvent.type(field, '知远');
  act(() => host.setUser(null));
  await settle();
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => host.setUser(testUser));
  await settle();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '我的昵称' }).value).toBe('知远');
  expect(screen.getByText('这是上次没有保存的昵称。')).toBeTruthy();
});

it('signs a device out, and goes on with the next one', async () => {
  const { press, settle } = await show();
  const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(rows()[0]!).getByText('当前设备')).toBeTruthy();
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
  await press('退出登录：微信 · iPhone');
  expect(rows()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '退出登录：Safari · iPad' }));
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(screen.getByText('未知设备').getAttribute('title')).toBe('curl/8.14.1');
  await press('退出登录：未知设备');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '登录设备' }));
});

it('takes the focus from nobody who has gone on meanwhile', async () => {
  const { backend, press, settle } = await show();
  const release = backend.hold('revokeDevice');
  await press('退出登录：微信 · iPhone');
  const elsewhere = screen.getByRole('button', { name: '复制账号ID' });
  elsewhere.focus();
  release();
  await settle();
  expect(document.activeElement).toBe(elsewhere);
});

it('asks before it closes the account, and tells the page when it goes for good', async () => {
  const onClosed = vi.fn<(destroyedAt: Date) => void>();
  const { backend, press, settle } = await show({ onClosed });
  await press('注销账号');
  const question = screen.getByRole('alertdialog', { name: '确认注销账号？' });
  backend.fail('destroy', unplugged);
  await userEvent.click(within(question).getByRole('button', { name: '确认注销' }));
  await settle();
  expect(within(question).getByRole('alert').textContent).toMatch(/不能确定是否已经注销/);
  await userEvent.click(within(question).getByRole('button', { name: '确认注销' }));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(new Date('2026-03-09T02:00:00.000Z'));
});

it('speaks English, and the words of the page', async () => {
  await show({
    host: createTestHost({ user: testUser, locale: 'en' }),
    strings: { closeAccount: 'Leave the school' },
  });
  expect(screen.getByRole('heading', { name: 'Basic info' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out: WeChat · iPhone' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave the school' })).toBeTruthy();
});
