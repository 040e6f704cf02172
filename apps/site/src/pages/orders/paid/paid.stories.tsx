import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { checkoutScenarios, testUser } from '@shuyuan/widgets/testing';
import { homeFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Orders/Paid',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 760 } },
  args: { path: '/order/success?order_id=20260302095900271828', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: checkoutScenarios.paid } };

export const OfAMembership: Story = { args: { scenario: checkoutScenarios.membershipPaid } };

/** The address says success, and the order does not. */
export const NotPaid: Story = { args: { scenario: checkoutScenarios.works } };

export const Expired: Story = { args: { scenario: checkoutScenarios.expired } };

/** MO-05 */
export const GoesBack: Story = { args: { scenario: checkoutScenarios.goesBack } };

export const Slow: Story = { args: { scenario: checkoutScenarios.loading } };

export const Failed: Story = { args: { scenario: checkoutScenarios.offline } };

export const SignedOut: Story = { args: { user: null, scenario: checkoutScenarios.paid } };

export const GoingHome: Story = {
  args: { scenario: { ...checkoutScenarios.paid, home: { index: homeFixture } } },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: '返回首页' }));
    await canvas.findByRole('heading', { level: 1, name: '读书，问学，相与切磋' });
  },
};
