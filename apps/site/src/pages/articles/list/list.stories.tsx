import type { Meta, StoryObj } from '@storybook/react-vite';

import { offline, silence } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';
import { articleListFixture, emptyArticleListFixture } from '../../../testing/site.fixtures.ts';

const meta = {
  title: 'Article list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/article' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: { articles: { list: articleListFixture } } } };

export const InACategory: Story = {
  args: { path: '/article?category=2&page=2', scenario: { articles: { list: articleListFixture } } },
};

export const Empty: Story = {
  args: { path: '/article?category=2', scenario: { articles: { list: emptyArticleListFixture } } },
};

export const Slow: Story = { args: { scenario: { articles: { list: silence } } } };

export const Failed: Story = { args: { scenario: { articles: { list: offline } } } };

const { data, categories } = articleListFixture;

/** Some cost something, and of these some are free for members; the others say nothing of a price. */
export const Paid: Story = {
  args: {
    scenario: {
      articles: {
        list: {
          data: {
            ...data,
            data: data.data.map((article, index) => ({
              ...article,
              charge: index % 3 === 0 ? 9 + index * 10 : 0,
              is_vip_free: index % 6 === 0,
            })),
          },
          categories,
        },
      },
    },
  },
};
