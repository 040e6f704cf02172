import { orderScenarios, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'My orders',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/my/orders', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: orderScenarios.works } };

/** The address leads to the orders of one state, and keeps what is chosen. */
export const InATab: Story = {
  args: { path: '/my/orders?scene=paid', scenario: orderScenarios.works },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('把一句话写清楚');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '订单状态' }), '已关闭');
    await canvas.findByText('年度会员');
    await expect(canvas.getByRole('link', { name: /会员中心.*年度会员/ })).toHaveAttribute('href', '/vip');
  },
};

export const Empty: Story = { args: { scenario: orderScenarios.empty } };

export const Slow: Story = { args: { scenario: orderScenarios.loading } };

export const Failed: Story = { args: { scenario: orderScenarios.failed } };

/** AS-01: who is not signed in is sent to the login screen. */
export const SignedOut: Story = { args: { user: null, scenario: orderScenarios.works } };
