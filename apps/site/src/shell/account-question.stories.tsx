import type { Meta, StoryObj } from '@storybook/react-vite';
import { testUser } from '@shuyuan/widgets/testing';
import { screen } from 'storybook/test';
import { articleListFixture } from '../testing/site.fixtures.ts';
import { StorySite } from '../testing/story-site.tsx';

const meta = {
  title: 'Account Question',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 720 } },
  args: {
    path: '/article?token=theirs',
    user: testUser,
    linked: { theirs: { ...testUser, id: 77, nick_name: '周行', uuid: 'SY20260077' } },
    scenario: { articles: { list: articleListFixture } },
  },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** T15: a link of another account asks before it takes the place of the one that is signed in. */
export const Asked: Story = {
  play: async () => void (await screen.findByRole('alertdialog')),
};
