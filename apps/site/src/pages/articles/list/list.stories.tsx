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
