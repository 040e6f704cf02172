import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { accountScenarios, createScenarioClient, createTestHost, testUser } from '../testing/index.ts';
import { AccountSettings } from './account-settings.tsx';

interface Args {
  scenario: keyof typeof accountScenarios;
}

function Scene({ scenario, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(accountScenarios[scenario]),
    host: createTestHost({ user: testUser, locale }),
  }));
  return (
    <HostProvider host={host}>
      <AccountSettings my={client.my} session={client.session} onClosed={() => {}} />
    </HostProvider>
  );
}

/** The account over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show it. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 768, height: 600 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Unbound: Story = {
  name: 'LD-13 unbound: a number is asked for first',
  args: { scenario: 'unbound' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '绑定手机号' });
    await canvas.findByText('当前设备');
  },
};
export const SignedOutBefore: Story = {
  name: 'LD-13 signedOutBefore: a device that is signed out already goes too',
  args: { scenario: 'signedOutBefore' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录：微信 · iPhone' }));
    await canvas.findByText('微信 · iPhone已退出登录');
    await canvas.findByRole('button', { name: '复制账号ID' });
  },
};
export const Offline: Story = {
  name: 'LD-13 offline, with a way to try again',
  args: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: '重试' })),
};
