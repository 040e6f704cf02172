import { lazyWriting } from './viewer-actions.ts';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { commentScenarios, createScenarioClient, createTestHost, testUser } from '../testing/index.ts';
import { CommentBox } from './comment-box.tsx';

interface Args {
  scenario: keyof typeof commentScenarios;
}

function Scene({ scenario, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(commentScenarios[scenario]),
    host: createTestHost({ user: testUser, locale }),
  }));
  return (
    <div style={{ maxInlineSize: 720 }}>
      <HostProvider host={host}>
        <CommentBox hasRetryRow comments={client.comments} target={{ type: 'article', id: 7 }} />
      </HostProvider>
    </div>
  );
}

/** The box over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show it. */
const meta: Meta<Args> = {
  // The code of those who write: how it is waited for is the business of its own stories.
  loaders: [async () => ({ writing: await lazyWriting.load() })],
  parameters: { picture: { width: 752, height: 900 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Loaded: Story = {
  name: 'LD-13 loaded: three pages, the second of them a press away',
  args: { scenario: 'loaded' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-posinset', '11'));
  },
};
export const Empty: Story = { name: 'LD-13 empty', args: { scenario: 'empty' } };
export const Loading: Story = { name: 'LD-13 loading, for ever', args: { scenario: 'loading' } };
export const Failed: Story = {
  name: 'LD-13 failed, with a way to try again',
  args: { scenario: 'failed' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
export const Offline: Story = {
  name: 'LD-13 offline',
  args: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
