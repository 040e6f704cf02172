import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence } from '@shuyuan/widgets/testing';
import { StorySite } from '../../testing/story-site.tsx';
import { tagListFixture } from '../../testing/tags.fixtures.ts';

const [first, ...others] = tagListFixture.data.data;
const list = {
  data: {
    ...tagListFixture.data,
    data: [{ ...first!, is_recommended: true, selling_line: '从一句话写起，八周写成一篇' }, ...others],
  },
  counts: { course: 1, article: 2, anthology: 1 },
};

const meta = {
  title: 'Shop',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/shopCategory', scenario: { products: { list } } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Searched: Story = { args: { path: '/shopSearch?keywords=写作&type=course&sort=cheapest' } };

export const NothingFound: Story = {
  args: {
    path: '/shopSearch?keywords=没有的东西',
    scenario: { products: { list: { data: { data: [], total: 0 }, counts: {} } } },
  },
};

export const Slow: Story = { args: { scenario: { products: { list: silence } } } };

export const Failed: Story = { args: { scenario: { products: { list: offline } } } };

export const OnAPhone: Story = {
  args: { path: '/shopSearch' },
  parameters: { picture: { width: 390, height: 1300 } },
};
