import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { videoDetailFixture, videoPlayFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Video',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1150 } },
  args: { path: '/video?id=1', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const closed = videoDetailFixture({ free_seconds: 0 });

export const Visitor: Story = { args: { user: null, scenario: { videos: { detail: closed } } } };

export const NotBought: Story = { args: { scenario: { videos: { detail: closed } } } };

export const Processing: Story = {
  args: {
    scenario: {
      videos: {
        detail: videoDetailFixture({ can_watch: true, is_buy: true }),
        play: videoPlayFixture,
      },
    },
  },
};

export const Slow: Story = { args: { scenario: { videos: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { videos: { detail: offline } } } };

export const Missing: Story = {
  args: { scenario: { videos: { detail: new Refusal(404, '视频不存在或已下架') } } },
};

export const OnAPhone: Story = { ...NotBought, parameters: { picture: { width: 390, height: 900 } } };
