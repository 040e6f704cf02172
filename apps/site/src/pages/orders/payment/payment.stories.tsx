import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { checkoutScenarios, testUser } from '@shuyuan/widgets/testing';
import { articleDetailFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Orders/Payment',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/order/pay?order_id=20260302095900271828', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: checkoutScenarios.works } };

/** The page of Alipay leads back to here. */
export const BackFromAlipay: Story = {
  args: {
    path: '/order/pay?order_id=20260302095900271828&way=alipay',
    scenario: checkoutScenarios.backFromAlipay,
  },
};

export const Transfer: Story = { args: { scenario: checkoutScenarios.transfer } };

export const TransferNarrow: Story = {
  args: { scenario: checkoutScenarios.transfer },
  parameters: { picture: { width: 360, height: 1000 } },
};

export const Slow: Story = { args: { scenario: checkoutScenarios.loading } };

export const Failed: Story = { args: { scenario: checkoutScenarios.offline } };

export const Closed: Story = { args: { scenario: checkoutScenarios.closed } };

export const Expired: Story = { args: { scenario: checkoutScenarios.expired } };

/** MO-05 */
export const GoesBack: Story = { args: { scenario: checkoutScenarios.goesBack } };

/** AS-01: who is not signed in is sent to the login screen. */
export const SignedOut: Story = { args: { user: null, scenario: checkoutScenarios.works } };

/** Somebody else's order, or none. */
export const Missing: Story = { args: { scenario: checkoutScenarios.missing } };

/** The address has no order. */
export const WrongAddress: Story = { args: { path: '/order/pay', scenario: checkoutScenarios.works } };

/** An order that was paid before leads on to its receipt. */
export const PaidBefore: Story = {
  args: { scenario: checkoutScenarios.paid },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看支付结果' }));
    await canvas.findByRole('heading', { level: 1, name: '支付成功！' });
  },
};

/** Whoever cancels is back at what was to be bought. */
export const Cancelling: Story = {
  args: { scenario: { ...checkoutScenarios.works, articles: { detail: articleDetailFixture } } },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消支付' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '取消订单' }));
    await canvas.findByRole('heading', { level: 1, name: articleDetailFixture.article.title });
  },
};
