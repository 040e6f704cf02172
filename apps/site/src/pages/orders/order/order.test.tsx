import { testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../../app.tsx';
import { orderId, orderScenario, refund } from '../../../testing/money.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open(scenario: ReturnType<typeof orderScenario>) {
  const story = createStorySite({ path: `/order/detail?order_id=${orderId}`, user: testUser, scenario });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByText(orderId);
  return story;
}

/** What the receipt says under a name. */
const fact = (name: string) => within(screen.getByText(name, { selector: 'dt' }).parentElement!);

it('a receipt that nothing was left to pay on says what has paid it', async () => {
  const { site } = await open(
    orderScenario(
      { obstacle: 'free' },
      {
        charge: 0,
        payment_method: '',
        lines: [
          { kind: 'price', amount: 199 },
          { kind: 'balance', amount: -199 },
          { kind: 'to_pay', amount: 0 },
        ],
      },
    ),
  );
  fact('支付方式').getByText('邀请余额');
  fact('原价').getByText('¥199.00');
  fact('实付款').getByText('¥0.00');
  const print = vi.fn<() => void>();
  site.page.print = print;
  await userEvent.click(screen.getByRole('button', { name: '打印收据' }));
  expect(print).toHaveBeenCalledOnce();
});

it('a receipt has each sum that was given back, and when', async () => {
  const done = { ...refund, status: 5 as const, amount: 1_000, success_at: refund.created_at };
  await open(
    orderScenario({
      obstacle: 'refunded',
      refunded: 3_000,
      refunds: [
        { ...done, id: 1 },
        { ...done, id: 2, amount: 2_000 },
        { ...refund, id: 3, status: 13 },
      ],
    }),
  );
  expect(fact('已退款').getByText(/^¥10\.00 · .+ \/ ¥20\.00 · .+$/)).toBeTruthy();
});
