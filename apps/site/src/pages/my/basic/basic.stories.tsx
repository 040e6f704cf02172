import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { offline, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { configFixture, homeFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const learner = { ...testUser, role: { id: 1, name: '学员' } };

const meta = {
  title: 'My account',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/my', user: learner },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const here = {
  id: '7d0c2a52-6a5f-4f0e-9a51-0d3f7a6a0001',
  user_agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  created_at: '2026-03-01T02:00:00.000Z',
  last_used_at: '2026-03-02T02:00:00.000Z',
  is_current: true,
};

const telephone = {
  ...here,
  id: '7d0c2a52-6a5f-4f0e-9a51-0d3f7a6a0002',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  is_current: false,
};

const full: Scenario = {
  my: { detail: learner },
  home: { index: homeFixture },
  session: {
    devices: { sessions: [here, telephone] },
    destroy: { destroyed_at: '2026-03-09T02:00:00.000Z' },
  },
};

/** AS-10 */
export const Full: Story = { args: { scenario: full } };

/** What membership runs, and the way to the member centre. */
export const Member: Story = {
  args: {
    user: { ...learner, membership: { id: 2, name: '年度会员', expired_at: '2027-01-31T16:00:00.000Z' } },
    scenario: full,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^年度会员，有效期至2027-0[12]-\d\d$/);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '会员中心' })).toHaveAttribute('href', '/vip');
  },
};

/** What the person has earned, with the way to each. */
export const Figures: Story = {
  args: {
    scenario: {
      ...full,
      config: {
        public: { ...configFixture, features: { ...configFixture.features, share: true, wenda: true } },
      },
      my: { detail: { ...learner, credit1: 320, invite_balance: 156, invite_people_count: 4 } },
    },
  },
  play: async ({ canvasElement }) => {
    // The page is drawn anew when it is known who looks at it.
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: '邀请余额(元) 156' })).toHaveAttribute(
      'href',
      '/my/inviteBalanceRecords',
    );
    await expect(page.getByRole('link', { name: '成功邀请(人) 4' })).toHaveAttribute(
      'href',
      '/my/inviteUsers',
    );
    await expect(page.getByRole('link', { name: '我的积分 320' })).toHaveAttribute(
      'href',
      '/my/credit1Records',
    );
  },
};

export const Slow: Story = {
  args: { scenario: { my: { detail: silence }, session: { devices: silence } } },
};

export const Failed: Story = {
  args: { scenario: { my: { detail: offline }, session: { devices: offline } } },
};

/** AS-01: who is not signed in is sent to the login screen. */
export const SignedOut: Story = { args: { user: null, scenario: full } };

/** Who has closed the account is a visitor at home, and knows until when it can be taken back. */
export const Closed: Story = {
  args: { scenario: full },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '确认注销' }));
    await screen.findByText(/^账号将于2026-03-09注销/);
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
