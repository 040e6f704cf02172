import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnthologyDetail } from '@shuyuan/api-client';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import {
  anthologyDetailFixture,
  anthologyFixture,
  soldAnthologyFixture,
} from '../../../testing/anthologies.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Anthology',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1100 } },
  args: { path: '/anthology/1' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (detail: AnthologyDetail, user: typeof testUser | null = testUser): Story => ({
  args: { user, scenario: { anthologies: { detail } } },
});

/** It costs nothing. Who is not signed in reads it, and is told what signing in is good for. */
export const Visitor: Story = answered(anthologyDetailFixture(), null);

export const NotBegun: Story = answered(
  anthologyDetailFixture({ study: { progress: 0, read_count: 0, next_id: 1 } }),
);

export const Begun: Story = answered(
  anthologyDetailFixture({
    progress: [100, 42],
    study: { progress: 38, read_count: 1, next_id: 2 },
  }),
);

export const Finished: Story = answered(
  anthologyDetailFixture({
    progress: [100, 100, 100, 100],
    study: { progress: 100, read_count: 4, next_id: null },
  }),
);

export const NotBought: Story = answered(soldAnthologyFixture());

export const NotBoughtByAVisitor: Story = answered({ ...soldAnthologyFixture(), study: null }, null);

export const FreeForMembers: Story = answered(soldAnthologyFixture({ is_vip_free: true }));

export const Bought: Story = answered(
  anthologyDetailFixture({
    anthology: { ...anthologyFixture(3), can_read: true, is_buy: true },
    progress: [100, 0, 12],
    study: { progress: 30, read_count: 1, next_id: 2 },
  }),
);

/** Published before any of its articles, by somebody who has left. */
export const Empty: Story = answered({
  ...anthologyDetailFixture({
    anthology: { author: null, articles_count: 0, read_minutes: 0 },
    study: { progress: 0, read_count: 0, next_id: null },
  }),
  chapters: [],
});

export const Slow: Story = { args: { scenario: { anthologies: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { anthologies: { detail: offline } } } };

export const Missing: Story = {
  args: { scenario: { anthologies: { detail: new Refusal(404, '文集不存在或已下架') } } },
};

export const OnAPhone: Story = { ...FreeForMembers, parameters: { picture: { width: 390, height: 1500 } } };
