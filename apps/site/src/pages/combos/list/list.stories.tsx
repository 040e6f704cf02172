import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence } from '@shuyuan/widgets/testing';
import { comboListFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Column list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/combos', scenario: { combos: { list: comboListFixture } } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Filtered: Story = { args: { path: '/combos?category=3&scene=popular' } };

export const Empty: Story = {
  args: { scenario: { combos: { list: { data: { data: [], total: 0 }, categories: [] } } } },
};

export const Slow: Story = { args: { scenario: { combos: { list: silence } } } };

export const Failed: Story = { args: { scenario: { combos: { list: offline } } } };

export const OnAPhone: Story = { parameters: { picture: { width: 390, height: 1300 } } };
