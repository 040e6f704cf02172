import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { noteFixture } from '../../testing/notes.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta = {
  title: 'Notes',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/note/detail?id=5', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const detail = (note: Parameters<typeof noteFixture>[0] = {}) => ({
  notes: { detail: { note: noteFixture(note) } },
});

export const Own: Story = { args: { scenario: detail() } };

export const Others: Story = {
  args: { user: null, scenario: detail({ is_own: false, user: { id: 9, nick_name: '沈砚秋', avatar: '' } }) },
};

/** It is about nothing, and only its author sees it. */
export const Alone: Story = {
  args: { scenario: detail({ title: '', resource: null, course: null, second: null, is_public: false }) },
};

export const Slow: Story = { args: { scenario: { notes: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { notes: { detail: offline } } } };

export const Missing: Story = { args: { scenario: { notes: { detail: new Refusal(404, '笔记不存在') } } } };

export const Mine: Story = {
  args: {
    path: '/my/note?keywords=影子',
    scenario: {
      notes: {
        mine: {
          data: [noteFixture(), noteFixture({ id: 6, title: '', second: null, is_public: false })],
          total: 2,
        },
      },
    },
  },
};

export const MineEmpty: Story = {
  args: { path: '/my/note', scenario: { notes: { mine: { data: [], total: 0 } } } },
};

export const Edit: Story = { args: { path: '/note/edit?id=5', scenario: detail() } };

export const New: Story = { args: { path: '/note/edit' } };

export const OnAPhone: Story = { ...Own, parameters: { picture: { width: 390, height: 844 } } };

export const MineOnAPhone: Story = { ...Mine, parameters: { picture: { width: 390, height: 1000 } } };
