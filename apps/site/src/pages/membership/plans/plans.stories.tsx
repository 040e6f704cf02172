import { membershipScenarios, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Member centre',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 800 } },
  args: { path: '/vip', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const member = {
  ...testUser,
  membership: { id: 3, name: '年度会员', expired_at: '2026-08-30T02:00:00.000Z' },
};

/** AS-10 */
export const Full: Story = { args: { scenario: membershipScenarios.works } };

/** The user menu names the membership, and the centre until when it is. */
export const Member: Story = {
  args: { user: member, scenario: membershipScenarios.works },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('你已经是年度会员');
    await userEvent.click(canvas.getByRole('button', { name: /^用户菜单/ }));
    await expect(await screen.findByText('年度会员', { selector: '[data-component="badge"]' })).toBeVisible();
  },
};

/** A visitor may look, and is asked by the login dialog when they want to buy. */
export const SignedOut: Story = {
  args: { user: null, scenario: membershipScenarios.works },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '购买季度会员' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Empty: Story = { args: { scenario: membershipScenarios.empty } };

export const Slow: Story = { args: { scenario: membershipScenarios.loading } };

export const Failed: Story = { args: { scenario: membershipScenarios.failed } };
