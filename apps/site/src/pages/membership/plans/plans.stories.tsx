import { joinScenarios, membershipScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySite } from '../../../testing/story-site.tsx';
import { tagListFixture } from '../../../testing/tags.fixtures.ts';

/** What members have, and what is asked before buying. */
const around: Scenario = {
  products: { list: { data: tagListFixture.data, counts: { course: 12, combo: 4, article: 31 } } },
  faq: {
    list: [
      {
        id: 1,
        category_id: 1,
        category_name: '付费与会员',
        is_about_membership: true,
        question: '会员到期后，看了一半的课怎么办？',
        answer: '<p>课会停在那里，进度和笔记都留着，什么时候续上就从哪里接着看。</p>',
      },
    ],
  },
};
const works = joinScenarios(membershipScenarios.works, around);

const meta = {
  title: 'Member centre',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1900 } },
  args: { path: '/vip', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const member = {
  ...testUser,
  membership: { id: 3, name: '年度会员', expired_at: '2026-08-30T02:00:00.000Z' },
};

/** AS-10 */
export const Full: Story = { args: { scenario: works } };

/** The user menu names the membership, and the centre until when it is. */
export const Member: Story = {
  args: { user: member, scenario: works },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('你已经是年度会员');
    await userEvent.click(canvas.getByRole('button', { name: /^用户菜单/ }));
    await expect(await screen.findByText('年度会员', { selector: '[data-component="badge"]' })).toBeVisible();
  },
};

/** A visitor may look, and is asked by the login dialog when they want to buy. */
export const SignedOut: Story = {
  args: { user: null, scenario: works },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '购买季度会员' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** What is around the plans did not come: the plans stand without it. */
export const PlansAlone: Story = { args: { scenario: membershipScenarios.works } };

export const OnAPhone: Story = {
  args: { scenario: works },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: { width: 390, height: 2400 } },
};

export const Empty: Story = { args: { scenario: membershipScenarios.empty } };

export const Slow: Story = { args: { scenario: membershipScenarios.loading } };

export const Failed: Story = { args: { scenario: membershipScenarios.failed } };
