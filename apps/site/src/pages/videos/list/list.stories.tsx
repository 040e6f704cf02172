import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence } from '@shuyuan/widgets/testing';
import { videoListFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Video list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/videos', scenario: { videos: { list: videoListFixture } } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Filtered: Story = { args: { path: '/videos?category=3&scene=popular' } };

export const Empty: Story = {
  args: { scenario: { videos: { list: { data: { data: [], total: 0 }, categories: [] } } } },
};

export const Slow: Story = { args: { scenario: { videos: { list: silence } } } };

export const Failed: Story = { args: { scenario: { videos: { list: offline } } } };

export const OnAPhone: Story = { parameters: { picture: { width: 390, height: 1300 } } };
