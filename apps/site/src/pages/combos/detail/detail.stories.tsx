import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentScenarios, offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { comboDetailFixture, reviewListFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Column',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1600 } },
  args: { path: '/combo/detali?id=1', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const { comments } = commentScenarios.loaded;
const reviews = { list: reviewListFixture };
const answered = (combo: Parameters<typeof comboDetailFixture>[0] = {}): Story => ({
  args: { scenario: { combos: { detail: comboDetailFixture(combo) }, reviews, comments } },
});

/** One part is theirs already. */
export const PartlyOwned: Story = answered();

export const Bought: Story = answered({
  can_watch: true,
  is_buy: true,
  opened_by: 'grant',
  progress: 45,
});

/** To its teacher, who has not published it. */
export const HiddenOwn: Story = answered({ can_watch: true, opened_by: 'owner', published_at: null });

export const FreeForMembers: Story = answered({ is_vip_free: true });

export const Visitor: Story = { args: { ...answered().args, user: null } };

export const Empty: Story = {
  args: {
    scenario: {
      combos: { detail: { ...comboDetailFixture({ items_count: 0 }), chapters: [] } },
      reviews,
      comments,
    },
  },
};

export const Slow: Story = { args: { scenario: { combos: { detail: silence } } } };

export const Failed: Story = { args: { scenario: { combos: { detail: offline } } } };

export const Missing: Story = {
  args: { scenario: { combos: { detail: new Refusal(404, '专栏不存在或已下架') } } },
};

export const OnAPhone: Story = { ...PartlyOwned, parameters: { picture: { width: 390, height: 2000 } } };
