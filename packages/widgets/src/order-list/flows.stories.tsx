import type { Order } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { manyOrders, ordersOfEveryState } from '../testing/orders.fixtures.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { createOrderBackend, type OrderBackend } from './order-backend.fixtures.ts';
import { OrderList } from './order-list.tsx';

interface Args {
  isVisitor: boolean;
  orders: readonly Order[];
}

interface SceneParts {
  host: TestHost;
  backend: OrderBackend;
  paying: Order[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

function Scene({ isVisitor, orders, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => ({
    host: createTestHost({ user: isVisitor ? null : testUser, locale }),
    backend: createOrderBackend(orders),
    paying: [],
  }));
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={scene.host}>
        <OrderList orders={scene.backend.orders} onPay={(order) => void scene.paying.push(order)} />
      </HostProvider>
    </SceneFrame>
  );
}

/** Somebody's orders over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { isVisitor: false, orders: ordersOfEveryState },
  argTypes: { orders: { control: false } },
  parameters: { picture: { width: 960, height: 820 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

const name = '慢慢读，才读得远';

export const SignedOut: Story = {
  name: 'a visitor is asked to sign in',
  args: { isVisitor: true },
  parameters: { picture: { width: 960, height: 420 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
    await expect(sceneIn(canvasElement).host.loginRequests).toHaveLength(1);
  },
};

export const CancelByKeyboard: Story = {
  name: 'an order is cancelled by keyboard, after it was refused once',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: `取消订单：${name}` });
    const { backend } = sceneIn(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: '暂不取消' })).toHaveFocus());
    backend.fail('cancel', () => refusal('操作太频繁，请稍后再试', 429));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await question.findByText('操作太频繁，请稍后再试');
    await waitFor(() =>
      expect(question.getByRole('button', { name: '取消订单' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(`已取消订单：${name}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: '订单列表' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: `取消订单：${name}` })).toBeNull());
  },
};

export const Kept: Story = {
  name: 'an order is kept after all, and the focus is where it was',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: `取消订单：${name}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(sceneIn(canvasElement).backend.counted('cancel')).toBe(0);
  },
};

export const PayByKeyboard: Story = {
  name: 'which orders are shown is chosen, and one is paid by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '订单状态' }), '待支付');
    await canvas.findByText('所有订单，待支付，共2个订单');
    const pay = await canvas.findByRole('button', { name: '去支付：年度会员' });
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await expect(sceneIn(canvasElement).paying).toMatchObject([{ status: 5 }]);
  },
};

export const Turn: Story = {
  name: 'a page is turned',
  args: { orders: manyOrders(23) },
  parameters: { picture: { width: 960, height: 900 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第3页' }));
    await waitFor(() => expect(canvas.getAllByText('已支付', { selector: 'p' })).toHaveLength(3));
  },
};
