import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { testUser } from '@shuyuan/widgets/testing';
import { offline, silence, Refusal } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';
import {
  articleDetailFixture,
  articleFixture,
  commentsFixture,
  emptyCommentsFixture,
} from '../../../testing/site.fixtures.ts';

const meta = {
  title: 'Article',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/article/3/detail' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The comments come a moment after the article; a picture of the page is one with them. */
const withCommentsThere = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  },
});

/** AS-10: a visitor reads the article and its comments, and has no box to write in. */
export const Full: Story = {
  ...withCommentsThere('王小波动'),
  args: { scenario: { articles: { detail: articleDetailFixture }, comments: { list: commentsFixture } } },
};

export const SignedIn: Story = { ...Full, args: { ...Full.args, user: testUser } };

/** The first article ever, by somebody who has left: no neighbours, nothing related, no comments. */
export const Empty: Story = {
  ...withCommentsThere('还没有评论'),
  args: {
    scenario: {
      articles: {
        detail: {
          article: { ...articleDetailFixture.article, ...articleFixture(7) },
          study: null,
          previous: null,
          next: null,
          related: [],
        },
      },
      comments: { list: emptyCommentsFixture },
    },
  },
};

export const Slow: Story = { args: { scenario: { articles: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { articles: { detail: offline } } } };

export const Missing: Story = {
  args: { scenario: { articles: { detail: new Refusal(404, '文章不存在') } } },
};
