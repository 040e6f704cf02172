import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createScenarioClient, createTestHost, orderScenarios, testUser } from '../testing/index.ts';
import { OrderList } from './order-list.tsx';

interface Args {
  scenario: keyof typeof orderScenarios;
}

function Scene({ scenario, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [{ client, host }] = useState(() => ({
    ...createScenarioClient(orderScenarios[scenario]),
    host: createTestHost({ user: testUser, locale }),
  }));
  return (
    <HostProvider host={host}>
      <OrderList orders={client.orders} onPay={() => {}} />
    </HostProvider>
  );
}

/** The orders over the scenarios that `@shuyuan/widgets/testing` publishes, as a partner's story would show them. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 960, height: 820 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {
  name: 'LD-13 empty: nothing was ever ordered',
  args: { scenario: 'empty' },
  parameters: { picture: { width: 960, height: 420 } },
  play: async ({ canvas }) => void (await canvas.findByText('还没有订单')),
};

export const PaidMeanwhile: Story = {
  name: 'LD-13 paidMeanwhile: what was paid on the telephone is not cancelled',
  args: { scenario: 'paidMeanwhile' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^取消订单：慢慢读/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Offline: Story = {
  name: 'LD-13 offline, with a way to try again',
  args: { scenario: 'offline' },
  parameters: { picture: { width: 960, height: 420 } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
