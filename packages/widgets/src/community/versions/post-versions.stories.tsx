import type { ModeratedVersion, ModerationApi } from '@shuyuan/api-client/manage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider } from '../../host/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { PostVersions } from './post-versions.tsx';

interface Args {
  scene: 'works' | 'offline' | 'unchanged';
  mayDecide: boolean;
}

const usage: Usage = {
  use: ['For moderators, below a post or a comment: what it said before, and the way to hide a version.'],
  avoid: ['For readers: the actions of a post show them its history.'],
  limits: [
    'What a post says now is no version. Hide the whole post, or have its author change it.',
    'The latest 50 versions are shown.',
  ],
};

const decided = { user: { id: 9, nick_name: '沈砚秋', avatar: '' }, created_at: '2026-03-01T02:00:00.000Z' };

const versions: ModeratedVersion[] = [
  {
    id: 2,
    title: '塔影为什么这样长',
    content: '<p>我的电话是 138 0000 0000，知道的请告诉我。</p>',
    replaced_at: '2026-03-01T01:30:00.000Z',
    is_hidden: false,
    decision: null,
  },
  {
    id: 1,
    title: '塔影为什么这样长',
    content: '<p>住在钟楼街 12 号，傍晚看得见塔影。</p>',
    replaced_at: '2026-03-01T01:00:00.000Z',
    is_hidden: true,
    decision: { ...decided, reason: '写了住址' },
  },
];

/** Keeps what is decided. */
function createModeration(scene: Args['scene']): Pick<ModerationApi, 'versions' | 'decideVersion'> {
  let shown = scene === 'unchanged' ? [] : versions;
  return {
    versions: () => (scene === 'offline' ? Promise.reject(unplugged()) : Promise.resolve(shown)),
    decideVersion(_, versionId, { decision, reason }) {
      shown = shown.map((version) =>
        version.id === versionId
          ? { ...version, is_hidden: decision === 'hide', decision: { ...decided, reason } }
          : version,
      );
      return Promise.resolve({});
    },
  };
}

function Scene({ scene, mayDecide, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: testUser, locale }));
  const [moderation] = useState(() => createModeration(scene));
  return (
    <HostProvider host={host}>
      <PostVersions post={{ type: 'problem', id: 7 }} moderation={moderation} mayDecide={mayDecide} />
    </HostProvider>
  );
}

const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 640, height: 560 } },
  args: { scene: 'works', mayDecide: true },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: /^(?:管理修改记录|Moderate earlier versions)$/u }),
  );
};

export const Closed: Story = { name: 'closed' };
export const Open: Story = { name: '[CM-13] open, one version hidden', play: open };
export const Seen: Story = { name: 'only seen', args: { mayDecide: false }, play: open };
export const Unchanged: Story = { name: 'never changed', args: { scene: 'unchanged' }, play: open };
export const Offline: Story = { name: 'without a line', args: { scene: 'offline' }, play: open };

export const Hiding: Story = {
  name: '[CM-13] a version is hidden, with a reason',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '管理修改记录' }));
    await userEvent.click(await canvas.findByRole('button', { name: '隐藏这个版本' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '原因（记入操作记录）' }), '写了电话');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏这个版本' }));
    await expect(await canvas.findByText(/：写了电话$/u)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '重新显示' })[0]).toHaveFocus();
  },
};
