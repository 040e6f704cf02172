import { offline, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { nothingShared, sharingScenario } from '../../testing/money.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta = {
  title: 'Sharing',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1800 } },
  args: { path: '/share', user: testUser, scenario: sharingScenario },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Narrow: Story = { parameters: { picture: { width: 360, height: 2600 } } };

export const Nobody: Story = { args: { scenario: nothingShared } };

export const Failed: Story = {
  args: { scenario: { ...sharingScenario, invitations: { ...sharingScenario.invitations, mine: offline } } },
};

export const Users: Story = { args: { path: '/my/inviteUsers' } };

export const NoUsers: Story = { args: { path: '/my/inviteUsers', scenario: nothingShared } };

export const Balance: Story = { args: { path: '/my/inviteBalanceRecords' } };

export const Withdrawals: Story = { args: { path: '/my/withdrawRecords' } };

export const NothingToWithdraw: Story = { args: { path: '/my/withdrawRecords', scenario: nothingShared } };

/** What is missing is said, and what was typed stays. */
export const Withdrawing: Story = {
  args: { path: '/my/withdrawRecords' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提现' }));
    const question = within(await screen.findByRole('alertdialog', { name: '提现' }));
    await userEvent.type(question.getByRole('textbox', { name: '提现账号' }), 'zhiyuan@example.com');
    await userEvent.click(question.getByRole('button', { name: '提交' }));
    await question.findByText('请填写真实姓名');
  },
};
