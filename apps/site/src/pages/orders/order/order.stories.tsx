import { Refusal, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { orderId, orderScenario, refund } from '../../../testing/money.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Orders/Order',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: `/order/detail?order_id=${orderId}`, user: testUser, scenario: orderScenario() },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const PaidNarrow: Story = { parameters: { picture: { width: 360, height: 900 } } };

export const NotPaid: Story = {
  args: {
    scenario: orderScenario({ obstacle: 'not_paid' }, { status: 1, paid_at: null, payment_method: '' }),
  },
};

export const RefundWaits: Story = {
  args: { scenario: orderScenario({ obstacle: 'waiting', refunds: [refund] }) },
};

export const Refunded: Story = {
  args: {
    scenario: orderScenario({
      obstacle: 'refunded',
      refunded: 19_900,
      refunds: [
        {
          ...refund,
          status: 5,
          answer: '已核实，原路退回',
          decided_at: refund.created_at,
          success_at: refund.created_at,
        },
      ],
    }),
  },
};

export const Refused: Story = {
  args: {
    scenario: orderScenario({
      refunds: [{ ...refund, status: 13, answer: '课程已全部学完', decided_at: refund.created_at }],
    }),
  },
};

export const TooLate: Story = { args: { scenario: orderScenario({ obstacle: 'over' }) } };

export const Missing: Story = {
  args: {
    scenario: {
      orders: { detail: new Refusal(404, '订单不存在') },
      refunds: { preview: new Refusal(404, '订单不存在') },
    },
  },
};

/** What a refund ends is named before it is asked for; it is asked for in words. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请退款' }));
    const question = within(await screen.findByRole('alertdialog', { name: '申请退款' }));
    await question.findByText(/预计可退¥139\.30/);
    const kept = await question.findByText('以下内容另有开通，仍可学习：');
    await expect(kept.nextElementSibling).toHaveTextContent('第一课 看见具体的事');
    await userEvent.click(question.getByRole('button', { name: '提交申请' }));
    await question.findByText('请写明退款原因');
    await expect(question.getByRole('textbox', { name: /退款原因/ })).toHaveValue('');
  },
};
