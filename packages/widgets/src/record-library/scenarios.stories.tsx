import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createScenarioClient, createTestHost, recordingScenarios, testUser } from '../testing/index.ts';
import { RecordLibrary } from './record-library.tsx';
import { shareAddress } from './record-library.fixtures.ts';

interface Args {
  scenario: keyof typeof recordingScenarios;
}

function Scene({ scenario, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(recordingScenarios[scenario]),
    host: createTestHost({ user: testUser, locale }),
  }));
  return (
    <HostProvider host={host}>
      <RecordLibrary records={client.records} shareAddress={shareAddress} />
    </HostProvider>
  );
}

/** The library over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show it. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 1040, height: 480 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Works: Story = {
  name: 'LD-13 works: two pages, the second of them a press away',
  args: { scenario: 'works' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await canvas.findByText(/23/);
  },
};
export const Empty: Story = { name: 'LD-13 empty', args: { scenario: 'empty' } };
export const Processing: Story = {
  name: 'LD-13 processing',
  args: { scenario: 'processing' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
export const Offline: Story = {
  name: 'LD-13 offline, with a way to try again',
  args: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: '重试' })),
};
