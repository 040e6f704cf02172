import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider } from '../../host/index.ts';
import { createTestHost } from '../../testing/index.ts';
import { BlockedPost } from './blocked-post.tsx';

interface Args {
  isBlocked: boolean;
}

const usage: Usage = {
  use: [
    'Around each post of a list, whoever wrote it: the post says whether the reader has blocked its author.',
  ],
  avoid: ['For comments: the comment box folds them itself.'],
  limits: ['Nothing is remembered: the list folds what it shows again.'],
};

function Scene({ isBlocked, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ locale }));
  return (
    <HostProvider host={host}>
      <BlockedPost isBlocked={isBlocked}>
        <p>先把题干读两遍，再动笔。</p>
      </BlockedPost>
    </HostProvider>
  );
}

const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 640, height: 160 } },
  args: { isBlocked: true },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Shown: Story = { name: 'of somebody else', args: { isBlocked: false } };
export const Folded: Story = { name: '[CM-08] of somebody blocked' };
export const Unfolded: Story = {
  name: '[CM-08] asked for, and folded again',
  play: async ({ canvas }) => {
    const words = '先把题干读两遍，再动笔。';
    await expect(canvas.queryByText(words)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveFocus();
  },
};
