import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider } from '../../host/index.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createNotesBackend } from '../notes-backend.fixtures.ts';
import { NoteEditor } from './note-editor.tsx';

interface Args {
  /** The note; null for a new one. */
  id: number | null;
  scene: 'works' | 'loading' | 'offline' | 'signed-out';
}

const usage: Usage = {
  use: [
    'A page that is about one note: with a title, all tools, and who may read it. Without an id it is a new one.',
  ],
  avoid: ['Beside a film or a text: Notes has a box of its own, which knows the moment.'],
  limits: [
    'What is written lies on the device with every letter; nothing has to be asked before it is left.',
  ],
};

function Scene({ id, scene, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ backend, host }] = useState(() => {
    const made = createNotesBackend();
    if (scene === 'loading') made.hold('detail');
    if (scene === 'offline') made.fail('detail', unplugged);
    return {
      backend: made,
      host: createTestHost({ user: scene === 'signed-out' ? null : testUser, locale }),
    };
  });
  return (
    <HostProvider host={host}>
      <NoteEditor notes={backend.notes} id={id} onCancel={() => {}} />
    </HostProvider>
  );
}

/** The editor of one note over notes in memory. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 760, height: 860 } },
  args: { id: 4, scene: 'works' },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 720 }}>
      <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const Works: Story = {
  name: 'one that is there',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '标题' })).toHaveValue('整节课');
  },
};
export const New: Story = {
  name: 'a new one, sent without words',
  args: { id: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await canvas.findByText('还没有写内容');
  },
};
export const Loading: Story = { name: 'loading', args: { scene: 'loading' } };
export const Offline: Story = {
  name: 'did not come',
  args: { scene: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
export const Gone: Story = {
  name: 'not theirs, or not there',
  args: { id: 99 },
  play: async ({ canvas }) => void (await canvas.findByText('笔记不存在，或不是你写的')),
};
export const SignedOut: Story = { name: 'signed out', args: { scene: 'signed-out' } };
