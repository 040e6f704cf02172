import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createScenarioClient, createTestHost, studyScenarios, testUser } from '../testing/index.ts';
import { StudyCenter } from './study-center.tsx';

interface Args {
  scenario: keyof typeof studyScenarios;
}

function Scene({ scenario, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(studyScenarios[scenario]),
    host: createTestHost({ user: testUser, locale }),
  }));
  return (
    <HostProvider host={host}>
      <StudyCenter study={client.study} />
    </HostProvider>
  );
}

/** The study center over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show it. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 1048, height: 700 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Works: Story = {
  name: 'LD-13 works: what is being read',
  args: { scenario: 'works' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '继续阅读 慢慢读，才读得远' })),
};
export const Refused: Story = {
  name: 'LD-13 refused: what was set aside stays so',
  args: { scenario: 'refused' },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '收藏' }));
    const name = '取消收藏：用一根影子量出地球';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByText('已取消收藏')).toBeNull());
    await canvas.findByRole('button', { name });
  },
};
export const Offline: Story = {
  name: 'LD-13 offline, with a way to try again',
  args: { scenario: 'offline' },
  parameters: { picture: { width: 1048, height: 460 } },
  // What comes next and the list are asked for apart, and each is tried again by itself.
  play: async ({ canvas }) =>
    void expect(await canvas.findAllByRole('button', { name: '重试' })).toHaveLength(2),
};
