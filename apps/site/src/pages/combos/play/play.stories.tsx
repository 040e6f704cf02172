import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, testUser } from '@shuyuan/widgets/testing';
import {
  comboDetailFixture,
  videoDetailFixture,
  videoPlayFixture,
} from '../../../testing/learning.fixtures.ts';
import { emptyCommentsFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Classroom of a column',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/comboPaly?id=1', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const combo = comboDetailFixture({ can_watch: true, is_buy: true });
const videos = { detail: videoDetailFixture({ can_watch: true, is_buy: true }), play: videoPlayFixture };

export const Bought: Story = {
  args: { scenario: { combos: { detail: combo }, videos, comments: { list: emptyCommentsFixture } } },
};

export const WithoutVideos: Story = {
  args: { scenario: { combos: { detail: { ...combo, chapters: [] } } } },
};

export const Failed: Story = { args: { scenario: { combos: { detail: offline } } } };
