import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { createScenarioClient } from '../testing/scenario.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { testUser } from '../testing/test-user.ts';
import { LoginPanel } from './login-panel.tsx';
import { loginScenarios } from './login-scenarios.fixtures.ts';

interface Args {
  scenario: keyof typeof loginScenarios;
}

const { SceneFrame, sceneIn } = createScenes<TestHost>();

function Scene({ scenario }: Args) {
  const { locale } = useUi();
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(loginScenarios[scenario]),
    host: createTestHost({ locale, userOfToken: testUser }),
  }));
  const [isSignedIn, setIsSignedIn] = useState(false);
  return (
    <SceneFrame scene={host} style={{ inlineSize: 360 }}>
      <HostProvider host={host}>
        {isSignedIn ? (
          <p>{host.session.current()?.nick_name}</p>
        ) : (
          <LoginPanel
            heading={2}
            session={client.session}
            captcha={client.captcha}
            agreement={client.config.agreement}
            ways={{ wechat: true }}
            onSignedIn={() => setIsSignedIn(true)}
          />
        )}
      </HostProvider>
    </SceneFrame>
  );
}

/** The panel over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show it. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 392, height: 520 } },
  render: (args) => <Scene {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

async function signInByPassword(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('手机号'), '13800000001');
  await userEvent.type(canvas.getByLabelText('密码'), 'shuyuan-demo{Enter}');
  return canvas;
}

async function openWechat(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: /微信/ }));
  await canvas.findByAltText('微信登录二维码');
  await sceneIn(canvasElement).advance(1000);
  return canvas;
}

const refused =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = await signInByPassword(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(message));
  };

export const Works: Story = {
  name: 'LD-13 works',
  args: { scenario: 'works' },
  async play({ canvasElement }) {
    const canvas = await signInByPassword(canvasElement);
    await canvas.findByText('林知远');
  },
};
export const AccountLocked: Story = {
  name: 'LD-13 the account is locked',
  args: { scenario: 'accountLocked' },
  play: refused('账号已被锁定，请联系管理员'),
};
export const TooManyTries: Story = {
  name: 'LD-13 too many tries',
  args: { scenario: 'tooManyTries' },
  play: refused('尝试次数过多，请15分钟后再试'),
};
export const Offline: Story = {
  name: 'LD-13 offline',
  args: { scenario: 'offline' },
  play: refused('网络连接失败'),
};
export const MustBind: Story = {
  name: 'LD-13 a scan that has to bind a number',
  args: { scenario: 'mustBind' },
  async play({ canvasElement }) {
    const canvas = await openWechat(canvasElement);
    await canvas.findByRole('heading', { name: /绑定/ });
  },
};
export const QrExpired: Story = {
  name: 'LD-13 a scan that has expired',
  args: { scenario: 'qrExpired' },
  async play({ canvasElement }) {
    const canvas = await openWechat(canvasElement);
    await canvas.findByRole('button', { name: '二维码已过期 点击刷新' });
  },
};
