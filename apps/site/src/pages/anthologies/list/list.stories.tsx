import type { Meta, StoryObj } from '@storybook/react-vite';

import { offline, silence } from '@shuyuan/widgets/testing';
import { anthologyListFixture, emptyAnthologyListFixture } from '../../../testing/anthologies.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Anthology list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1400 } },
  args: { path: '/anthologies' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const waiting = { picture: { width: 1280, height: 900 } };

export const Full: Story = { args: { scenario: { anthologies: { list: anthologyListFixture } } } };

export const InACategory: Story = {
  parameters: waiting,
  args: {
    path: '/anthologies?category=2&page=2',
    scenario: {
      anthologies: {
        list: {
          ...anthologyListFixture,
          data: { data: anthologyListFixture.data.data.slice(0, 2), total: 14 },
        },
      },
    },
  },
};

export const Empty: Story = {
  parameters: waiting,
  args: { scenario: { anthologies: { list: emptyAnthologyListFixture } } },
};

export const EmptyCategory: Story = {
  parameters: waiting,
  args: {
    path: '/anthologies?category=2',
    scenario: { anthologies: { list: { ...anthologyListFixture, data: { data: [], total: 0 } } } },
  },
};

export const Slow: Story = { parameters: waiting, args: { scenario: { anthologies: { list: silence } } } };

export const Failed: Story = { parameters: waiting, args: { scenario: { anthologies: { list: offline } } } };

export const OnAPhone: Story = {
  ...Full,
  parameters: { picture: { width: 390, height: 1200 } },
};
