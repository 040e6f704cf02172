import type { PostsApi } from '@shuyuan/api-client/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider } from '../../host/index.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { PostActions } from './post-actions.tsx';

interface Args {
  isOwn: boolean;
}

const usage: Usage = {
  use: ['Below each post, whoever wrote it: what can be done with it hangs on whose it is.'],
  avoid: ['For comments: the comment box has its own.'],
  limits: ['The latest 50 versions are shown.'],
};

const posts: PostsApi = {
  versions: async () => [
    {
      id: 2,
      title: '',
      content: '<p>太阳低的时候，影子长。</p>',
      replaced_at: '2026-03-01T01:30:00.000Z',
      is_hidden: false,
    },
    { id: 1, title: '', content: '', replaced_at: '2026-03-01T01:00:00.000Z', is_hidden: true },
  ],
  people: async () => [],
  tags: async () => [],
  picture: async () => ({ url: '', width: 1, height: 1 }),
  report: async () => ({}),
};

function Scene({ isOwn, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: testUser, locale }));
  return (
    <HostProvider host={host}>
      <PostActions
        post={{ type: 'solution', id: 7 }}
        posts={posts}
        isOwn={isOwn}
        isEdited
        remove={async () => {}}
        restore={async () => {}}
        onEdit={() => {}}
      />
    </HostProvider>
  );
}

const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 640, height: 560 } },
  args: { isOwn: false },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Others: Story = { name: 'of somebody else' };
export const Own: Story = { name: 'of one’s own', args: { isOwn: true } };

export const HiddenVersion: Story = {
  name: '[CM-13] the history, with the place of a version that is hidden',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(?:查看修改记录|What was changed)$/u }));
    const place = await screen.findByText(
      /^(?:这个版本已由管理员隐藏|A moderator has hidden this version)$/u,
    );
    // The dialog comes in slowly.
    await waitFor(() => expect(place).toBeVisible());
  },
};
