import type { Meta, StoryObj } from '@storybook/react-vite';

import { offline, silence } from '@shuyuan/widgets/testing';
import { StorySite } from '../../testing/story-site.tsx';
import { emptyTagFixture, noTagsFixture, tagListFixture } from '../../testing/tags.fixtures.ts';

const meta = {
  title: 'Tags',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/tag' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { scenario: { tags: { list: tagListFixture } } } };

export const OfATagAndAType: Story = {
  args: {
    path: '/tag?id=1&type=article&page=2',
    scenario: {
      tags: { list: { ...tagListFixture, data: { data: tagListFixture.data.data.slice(0, 1), total: 13 } } },
    },
  },
};

export const EmptyTag: Story = {
  args: { path: '/tag?id=2', scenario: { tags: { list: emptyTagFixture } } },
};

export const NoTags: Story = { args: { scenario: { tags: { list: noTagsFixture } } } };

export const Slow: Story = { args: { scenario: { tags: { list: silence } } } };

export const Failed: Story = { args: { scenario: { tags: { list: offline } } } };

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 1300 } } };
