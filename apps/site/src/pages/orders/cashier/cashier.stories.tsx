import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { checkoutScenarios, testUser } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';

const article = '/order/order?goods_type=article&goods_id=7';

const meta = {
  title: 'Orders/Cashier',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 760 } },
  args: { path: article, user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: checkoutScenarios.works } };

export const OfAMembership: Story = {
  args: { path: '/order/order?goods_type=role&goods_id=2', scenario: checkoutScenarios.works },
};

export const Slow: Story = { args: { scenario: checkoutScenarios.loading } };

export const Failed: Story = { args: { scenario: checkoutScenarios.offline } };

/** It has gone since somebody kept the address. */
export const NotSold: Story = { args: { scenario: checkoutScenarios.missing } };

/** The address is about nothing that is sold. */
export const WrongAddress: Story = {
  args: { path: '/order/order?goods_type=vod&goods_id=7', scenario: checkoutScenarios.works },
};

/** AS-01: who is not signed in is sent to the login screen. */
export const SignedOut: Story = { args: { user: null, scenario: checkoutScenarios.works } };

/** MO-01: it has become dearer since it was shown. */
export const Dearer: Story = {
  args: { scenario: checkoutScenarios.dearer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交订单' }));
    await canvas.findByText('价格有变动，请确认');
    await canvas.findByRole('button', { name: '按现价提交订单' });
  },
};

/** The order is placed, and its picture is there. */
export const Ordering: Story = {
  args: { scenario: checkoutScenarios.works },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交订单' }));
    await canvas.findByRole('heading', { level: 1, name: '微信扫码支付' });
  },
};
