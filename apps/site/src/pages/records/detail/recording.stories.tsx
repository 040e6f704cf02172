import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { momentComments, recordDetail, recordFixture } from '../../../testing/records.fixtures.ts';
import { emptyCommentsFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Recording',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1100 } },
  args: { path: `/record/detail?id=${recordFixture(0).id}` },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Player and comments come a moment after the recording; a picture of the page is one with both. */
const withAll = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(words);
    const [progress] = await canvas.findAllByRole('slider');
    await waitFor(() => expect(progress).toBeEnabled());
  },
});

/** AS-10: a visitor watches, reads, and has no box to write in. */
export const Full: Story = {
  ...withAll('讲得很清楚，作业也会做了。'),
  args: { scenario: { records: { detail: recordDetail() }, comments: { list: momentComments } } },
};

export const Own: Story = {
  ...withAll('讲得很清楚，作业也会做了。'),
  args: {
    user: testUser,
    scenario: { records: { detail: recordDetail({ is_owner: true }) }, comments: { list: momentComments } },
  },
};

/** Nothing said of it, by an account that is gone. */
export const Empty: Story = {
  ...withAll('还没有评论'),
  args: {
    scenario: {
      records: {
        detail: recordDetail({ video: { ...recordFixture(1), id: recordFixture(0).id }, user: null }),
      },
      comments: { list: emptyCommentsFixture },
    },
  },
};

export const Slow: Story = { args: { scenario: { records: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { records: { detail: offline } } } };

export const Closed: Story = {
  args: { scenario: { records: { detail: new Refusal(404, '录制不存在') } } },
};

export const WithoutId: Story = { args: { path: '/record/detail?id=abc' } };

/** CB-15: pressing the moment of a comment goes there in the film, and so does a line of the description. */
export const MomentsLeadThere: Story = {
  parameters: { picture: false },
  args: { ...Full.args, user: testUser },
  play: async (context) => {
    const { canvasElement } = context;
    await Full.play?.(context);
    const canvas = within(canvasElement);
    const video = () => canvasElement.querySelector('video')!;
    video().muted = true;
    await userEvent.click(await canvas.findByRole('button', { name: '跳到01:00' }));
    await waitFor(() => expect(Math.floor(video().currentTime)).toBeGreaterThanOrEqual(60));
    const [comment] = await canvas.findAllByRole('article');
    await userEvent.click(within(comment!).getByRole('button', { name: '跳到00:05' }));
    await waitFor(() => expect(Math.floor(video().currentTime)).toBeLessThan(10));
    video().pause();
    await userEvent.type(await canvas.findByPlaceholderText('写下你的评论…'), '这里懂了');
    await canvas.findByText(/标记在00:0\d/);
  },
};
