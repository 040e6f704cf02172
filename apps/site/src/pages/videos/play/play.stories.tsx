import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { videoDetailFixture, videoPlayFixture } from '../../../testing/learning.fixtures.ts';
import { emptyCommentsFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Classroom',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/play?id=1&course=1', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = videoDetailFixture({ can_watch: true, is_buy: true });
const others = { play: videoPlayFixture };
const comments = { list: emptyCommentsFixture };

export const InACourse: Story = {
  args: {
    scenario: {
      videos: { detail: open, ...others },
      courses: { detail: courseDetailFixture({ can_watch: true, is_buy: true }) },
      comments,
    },
  },
};

export const Alone: Story = {
  args: { path: '/play?id=1', scenario: { videos: { detail: open, ...others }, comments } },
};

export const NotBought: Story = {
  args: {
    path: '/play?id=1',
    scenario: { videos: { detail: videoDetailFixture({ free_seconds: 0 }), ...others }, comments },
  },
};

export const Slow: Story = { args: { scenario: { videos: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { videos: { detail: offline } } } };

export const Missing: Story = {
  args: { scenario: { videos: { detail: new Refusal(404, '视频不存在或已下架') } } },
};

export const OnAPhone: Story = { ...InACourse, parameters: { picture: { width: 390, height: 1400 } } };
