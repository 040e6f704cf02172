import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { Cashier } from './cashier/cashier.tsx';
import { createOrdersBackend, type OrdersBackend } from './orders-backend.fixtures.ts';
import { articleGoods } from './orders.fixtures.ts';
import { OrderPayment } from './payment/order-payment.tsx';
import { OrderReceipt } from './receipt/order-receipt.tsx';

interface Args {
  isVisitor: boolean;
}

interface SceneParts {
  backend: OrdersBackend;
  host: TestHost;
}

type Step = { at: 'cashier' } | { at: 'payment' | 'receipt'; orderId: string };

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

/** The three steps as a site goes through them, on one page. */
function Steps({ backend: { orders } }: SceneParts) {
  const [step, setStep] = useState<Step>({ at: 'cashier' });
  switch (step.at) {
    case 'cashier':
      return (
        <Cashier
          orders={orders}
          goods={articleGoods}
          onOrdered={({ order_id: orderId }) => setStep({ at: 'payment', orderId })}
        />
      );
    case 'payment':
      return (
        <OrderPayment
          orders={orders}
          orderId={step.orderId}
          onPaid={({ order_id: orderId }) => setStep({ at: 'receipt', orderId })}
          onCancelled={() => setStep({ at: 'cashier' })}
          onOrderAgain={() => setStep({ at: 'cashier' })}
        />
      );
    case 'receipt':
      return <OrderReceipt orders={orders} orderId={step.orderId} onOpenGoods={() => {}} />;
  }
}

function Scene({ isVisitor, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => ({
    host: createTestHost({ user: isVisitor ? null : testUser, locale }),
    backend: createOrdersBackend(),
  }));
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={scene.host}>
        <Steps {...scene} />
      </HostProvider>
    </SceneFrame>
  );
}

/** Buying over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  title: 'Checkout/Flows',
  args: { isVisitor: false },
  parameters: { picture: { width: 768, height: 680 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

/** At the picture, by the keyboard alone. */
async function order(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const scene = sceneIn(canvasElement);
  (await canvas.findByRole('radio', { name: '微信支付' })).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('img', { name: /微信支付二维码/ });
  const orderId = scene.backend.made().at(-1)?.order_id ?? '';
  return { canvas, orderId, ...scene };
}

export const SignedOut: Story = {
  name: 'a visitor is asked to sign in',
  args: { isVisitor: true },
  parameters: { picture: { width: 768, height: 420 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
    await expect(sceneIn(canvasElement).host.loginRequests).toEqual([{ mode: 1 }]);
  },
};

export const Buy: Story = {
  name: 'orders by keyboard, is paid by a telephone, and turns by itself',
  play: async ({ canvasElement }) => {
    const { canvas, host, backend, orderId } = await order(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '已完成支付' }));
    await host.advance(0);
    await canvas.findByText('还没有收到付款，到账后这里会自动更新。', { selector: 'p' });
    backend.pay(orderId);
    await host.advance(2000);
    await canvas.findByRole('heading', { name: '支付成功！' });
    await expect(host.notices).toEqual([{ tone: 'positive', text: '已成功支付' }]);
  },
};

export const CancelByKeyboard: Story = {
  name: 'thinks better of cancelling, and cancels by keyboard after a refusal',
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await order(canvasElement);
    const button = canvas.getByRole('button', { name: '取消支付' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: '继续支付' })).toHaveFocus());
    backend.fail('cancel', () => refusal('操作太频繁，请稍后再试', 429));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await question.findByText('操作太频繁，请稍后再试');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: '提交订单' });
  },
};

export const ClosedElsewhere: Story = {
  name: 'the order closes while it is shown, and is placed anew',
  play: async ({ canvasElement }) => {
    const { canvas, host, backend, orderId } = await order(canvasElement);
    canvas.getByRole('button', { name: '取消支付' }).focus();
    backend.close(orderId);
    await host.advance(2000);
    const again = await canvas.findByRole('button', { name: '重新下单' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: '支付订单' })).toHaveFocus());
    await userEvent.click(again);
    await canvas.findByRole('button', { name: '提交订单' });
  },
};

export const LostAnswer: Story = {
  name: 'an order whose answer was lost is not made twice',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { backend } = sceneIn(canvasElement);
    const submit = await canvas.findByRole('button', { name: '提交订单' });
    backend.loseAnswer('create');
    await userEvent.click(submit);
    await canvas.findByText(/不能确定是否已经下单/);
    await userEvent.click(submit);
    await canvas.findByRole('img', { name: /微信支付二维码/ });
    await expect(backend.made()).toHaveLength(1);
  },
};

export const Copy: Story = {
  name: 'copies the number of the order',
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const { canvas, host, orderId } = await order(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '复制订单号' }));
    await waitFor(() => expect(host.copied).toEqual([orderId]));
  },
};
