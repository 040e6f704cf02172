import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ArticleDetail } from '@shuyuan/api-client';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { anthologyDetailFixture, soldAnthologyFixture } from '../../../testing/anthologies.fixtures.ts';
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

/** An article that costs something, as somebody is answered who may read its free part. */
const paid = (article: Partial<ArticleDetail['article']> = {}): ArticleDetail => ({
  ...articleDetailFixture,
  article: {
    ...articleDetailFixture.article,
    charge: 29,
    is_vip_free: true,
    can_read: false,
    render_content:
      '<p>公元前三世纪，亚历山大图书馆的馆长埃拉托色尼读到一条消息：在南方的塞尼城，每年夏至正午，阳光会直直照到井底，柱子没有影子。</p>',
    ...article,
  },
  related: articleDetailFixture.related.map((card, index) => ({
    ...card,
    charge: index % 2 === 0 ? 19 : 0,
    is_vip_free: index === 0,
  })),
});

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
          by_author: [],
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

/** Who has not bought it reads its free part, and finds the ways to the rest. */
export const Paid: Story = {
  ...withCommentsThere('王小波动'),
  args: { user: testUser, scenario: { articles: { detail: paid() }, comments: { list: commentsFixture } } },
};

export const PaidForVisitors: Story = { ...Paid, args: { scenario: Paid.args?.scenario ?? {} } };

export const Bought: Story = {
  ...Paid,
  args: {
    user: testUser,
    scenario: {
      articles: {
        detail: {
          ...paid({
            can_read: true,
            is_buy: true,
            render_content: articleDetailFixture.article.render_content,
          }),
          study: { place: 42, progress: 60, is_collected: true },
        },
      },
      comments: { list: commentsFixture },
    },
  },
};

/** As part of an anthology: its contents beside the text, and the way back over it. */
export const Within: Story = {
  ...withCommentsThere('王小波动'),
  args: {
    path: '/article/3/detail?anthology=1',
    user: testUser,
    scenario: {
      articles: { detail: articleDetailFixture },
      anthologies: {
        detail: anthologyDetailFixture({
          progress: [100, 42],
          study: { progress: 38, read_count: 1, next_id: 2 },
        }),
      },
      comments: { list: commentsFixture },
    },
  },
};

/** The anthology is for sale, and so is the article: both can be bought where its free part ends. */
export const WithinNotBought: Story = {
  ...withCommentsThere('王小波动'),
  parameters: { picture: { width: 1280, height: 1400 } },
  args: {
    path: '/article/3/detail?anthology=3',
    user: testUser,
    scenario: {
      articles: { detail: paid() },
      anthologies: { detail: soldAnthologyFixture() },
      comments: { list: commentsFixture },
    },
  },
};

/** The button stands where the article was set aside, and the server hears of each press. */
export const SetAside: Story = {
  parameters: { picture: false },
  args: {
    user: testUser,
    scenario: {
      articles: {
        detail: {
          ...articleDetailFixture,
          study: { place: 0, progress: 0, is_collected: true },
        },
      },
      comments: { list: commentsFixture },
      study: { release: new Refusal(1, '操作太频繁，请稍后再试') },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '已收藏', pressed: true }));
    await screen.findByText('操作太频繁，请稍后再试');
    await waitFor(() => expect(canvas.getByRole('button', { name: '已收藏', pressed: true })).toBeVisible());
  },
};
