import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { everyRight } from '../../../testing/manage-table.fixtures.tsx';
import { moneyConsole } from '../../../testing/money.fixtures.ts';
import { emptyHomeFixture, everythingOpen } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Console money',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 800 } },
  args: {
    path: '/manage/refunds',
    user: { ...testUser, nick_name: '周闻笛', role: { id: 1, name: '管理员' }, permissions: everyRight },
    scenario: {
      ...manageScenarios.works,
      ...moneyConsole,
      config: { public: everythingOpen },
      home: { index: emptyHomeFixture },
    },
  },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refunds: Story = {};

export const RefundsNarrow: Story = { parameters: { picture: { width: 360, height: 760 } } };

export const Deciding: Story = { args: { path: '/manage/refunds?open=1' } };

export const Payments: Story = { args: { path: '/manage/payments' } };

export const GivingBack: Story = {
  args: { path: '/manage/payments' },
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findAllByRole('button', { name: /^原路退回/ });
    await userEvent.click(back[0]!);
    await screen.findByRole('alertdialog', { name: '退回这笔付款？' });
  },
};

export const CheckingAMessage: Story = {
  args: { path: '/manage/payments' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^已核对/ }));
    await screen.findByRole('alertdialog', { name: '这条通知已经核对过了？' });
  },
};

export const Withdrawals: Story = { args: { path: '/manage/withdrawals' } };

export const DecidingWithdrawal: Story = { args: { path: '/manage/withdrawals?open=1' } };

export const ShareGoods: Story = { args: { path: '/manage/share-goods' } };
