import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { BindMobileDialog } from './bind-mobile/bind-mobile-dialog.tsx';
import { createLoginBackend, refusal, type LoginBackendCalls } from './login-backend.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';

interface Args {
  answers: Partial<LoginBackendCalls>;
  mode: NonNullable<LoginDialogProps['mode']>;
  bind: 'none' | 'forced' | 'offered';
}

/** The host of the story on the screen, whose time the flow lets pass. */
let host: TestHost;

/** The dialogs with their rules, over a host whose time stands still. */
function Live({ answers, mode, bind }: Args) {
  const { locale } = useUi();
  const [scene] = useState(() => {
    host = createTestHost({ locale, userOfToken: testUser });
    return { host, backend: createLoginBackend(answers) };
  });
  const [isOpen, setIsOpen] = useState(true);
  const { session, captcha, agreement } = scene.backend;
  const close = () => setIsOpen(false);
  return (
    <HostProvider host={scene.host}>
      {bind === 'none' ? (
        <LoginDialog
          isOpen={isOpen}
          mode={mode}
          ways={{ wechat: true }}
          session={session}
          captcha={captcha}
          agreement={agreement}
          onCancel={close}
          onSignedIn={close}
        />
      ) : (
        <BindMobileDialog
          isOpen={isOpen}
          session={session}
          captcha={captcha}
          onBound={close}
          {...(bind === 'forced' ? { onSignOut: close } : { onCancel: close })}
        />
      )}
      {!isOpen && <p>{scene.host.session.current()?.nick_name ?? '访客'}</p>}
    </HostProvider>
  );
}

/** The whole dialog over a server in memory, driven by keys and pointer as a person would. */
const meta: Meta<Args> = {
  title: 'Login dialog/Flows',
  args: { answers: {}, mode: 1, bind: 'none' },
  argTypes: { answers: { control: false } },
  parameters: { picture: { width: 480, height: 760 } },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

/** The puzzle and the scan are fetched when they are wanted. */
const open = async (name: string) => within(await screen.findByRole('dialog', { name }));
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const { keyboard, tab, click, type } = userEvent;

export const SignsIn: Story = {
  name: 'LD-08 signs in by the keyboard alone',
  async play() {
    const dialog = await open('登录');
    await waitFor(() => expect(named('mobile')).toHaveFocus());
    await keyboard('138 0000 0001');
    await tab();
    await keyboard('shuyuan-demo');
    await expect(dialog.queryByRole('alert')).toHaveTextContent('');
    await keyboard('{Enter}');
    await screen.findByText('林知远');
  },
};

export const IsRefused: Story = {
  name: 'LD-10 a refusal is announced, and the focus goes to the password',
  args: {
    answers: { loginByPassword: () => Promise.reject(refusal('手机号或密码错误', { field: 'password' })) },
  },
  async play() {
    const dialog = await open('登录');
    await type(named('mobile'), '13800000001');
    await type(named('password'), 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('手机号或密码错误'));
    await waitFor(() => expect(named('password')).toHaveFocus());
  },
};

/** Keys only: the tab by arrows, the puzzle by arrows and Enter. */
export const SignsInByCode: Story = {
  name: 'LD-03 LD-07 gets a code by the keyboard, and signs in with it',
  async play() {
    const dialog = await open('登录');
    await waitFor(() => expect(named('mobile')).toHaveFocus());
    dialog.getByRole('tab', { name: '密码登录' }).focus();
    await keyboard('{ArrowRight}');
    await tab();
    await keyboard('13800000001');
    await tab();
    await waitFor(() => expect(dialog.getByRole('button', { name: '获取验证码' })).toHaveFocus());
    await keyboard('{Enter}');
    const proof = await open('安全验证');
    const handle = await proof.findByRole('slider');
    await waitFor(() => expect(handle).toHaveFocus());
    await waitFor(() => expect(handle).not.toHaveAttribute('aria-disabled', 'true'));
    await solve(handle);
    await screen.findByRole('button', { name: '120秒后重发' });
    await waitFor(() => expect(named('mobile_code')).toHaveFocus());
    await keyboard('246810{Enter}');
    await screen.findByText('林知远');
  },
};

/** The piece belongs at 210 of 306 pixels. */
async function solve(handle: HTMLElement) {
  for (let step = 0; step < 20 && valueOf(handle) < 66; step += 1) await keyboard('{PageUp}');
  for (let step = 0; step < 60 && valueOf(handle) < 69; step += 1) await keyboard('{ArrowRight}');
  for (let step = 0; step < 60 && valueOf(handle) > 69; step += 1) await keyboard('{ArrowLeft}');
  await keyboard('{Enter}');
}
const valueOf = (handle: HTMLElement) => Number(handle.getAttribute('aria-valuenow'));

export const CodeWaits: Story = {
  name: 'LD-03 counts down and opens again',
  args: { mode: 3 },
  async play() {
    const dialog = await open('忘记密码');
    await type(named('mobile'), '13800000001');
    await click(dialog.getByRole('button', { name: '获取验证码' }));
    const proof = await open('安全验证');
    await click(await proof.findByRole('button', { name: /图形验证码/ }));
    await proof.findByAltText('图形验证码图片');
    await type(named('image_captcha'), 'k7Rm{Enter}');
    await screen.findByRole('button', { name: '120秒后重发' });
    await host.sleep(90_000);
    await screen.findByRole('button', { name: '30秒后重发' });
    await host.advance(30_000);
    await screen.findByRole('button', { name: '重新获取' });
  },
};

export const Puzzle: Story = {
  name: 'LD-03 a puzzle before the SMS',
  args: { mode: 2 },
  async play() {
    const dialog = await open('用户注册');
    await type(named('mobile'), '13800000001');
    await click(dialog.getByRole('button', { name: '获取验证码' }));
    const proof = await open('安全验证');
    await waitFor(() => expect(proof.getByRole('slider')).toBeVisible());
  },
};

export const Registers: Story = {
  name: 'LD-01 LD-02 registers after the tick, and is signed in',
  args: { mode: 2 },
  async play() {
    const dialog = await open('用户注册');
    await type(named('mobile'), '13800000001');
    await type(named('mobile_code'), '246810');
    await type(named('password'), 'shuyuan-demo{Enter}');
    await dialog.findByText('请同意《用户协议》和《隐私政策》');
    await waitFor(() => expect(named('agreement')).toHaveFocus());
    await click(named('agreement'));
    await expect(named('agreement')).toBeChecked();
    await click(dialog.getByRole('button', { name: '立即注册' }));
    await screen.findByText(testUser.nick_name);
    await expect(host.notices).toEqual([{ tone: 'positive', text: '注册成功' }]);
  },
};

export const ReadsAnAgreement: Story = {
  name: 'an agreement opens over the form, which keeps its words',
  async play() {
    const dialog = await open('登录');
    await type(named('mobile'), '13800000001');
    await click(dialog.getByRole('button', { name: '《用户协议》' }));
    const text = await open('用户协议');
    await text.findByText(/请保管好密码和验证码/);
  },
};

export const BindsAfterAScan: Story = {
  name: 'LD-04 a scan without a number leads to mode 13',
  args: { answers: { checkWechat: async () => ({ success: 0, action: 'bind_mobile', code: 'c1' }) } },
  async play() {
    const dialog = await open('登录');
    await click(dialog.getByRole('tab', { name: '微信登录' }));
    await dialog.findByRole('img');
    await host.advance(1000);
    await open('请绑定手机号');
    await waitFor(() => expect(named('mobile')).toHaveFocus());
  },
};

export const ForcedBind: Story = {
  name: 'LD-05 a forced binding stays, and leads out by logout',
  args: { bind: 'forced' },
  async play() {
    const dialog = await open('请绑定手机号');
    await dialog.findByAltText('图形验证码图片');
    await keyboard('{Escape}');
    await expect(dialog.queryByRole('button', { name: '关闭' })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: '退出登录' })).toBeVisible());
  },
};

export const OfferedBind: Story = {
  name: 'LD-12 a wrong picture comes anew and clears only its field',
  args: {
    bind: 'offered',
    answers: { sendSms: () => Promise.reject(refusal('图形验证码错误', { field: 'image_captcha' })) },
  },
  async play() {
    const dialog = await open('请绑定手机号');
    await dialog.findByAltText('图形验证码图片');
    await type(named('mobile'), '13800000001');
    await type(named('image_captcha'), 'nope');
    await click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByText('图形验证码错误');
    await waitFor(() => expect(named('image_captcha')).toHaveValue(''));
    await expect(named('mobile')).toHaveValue('13800000001');
    await waitFor(() => expect(named('image_captcha')).toHaveFocus());
  },
};
