import { joinScenarios, offline, Refusal, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StorySite } from '../../testing/story-site.tsx';
import { couponOf, coupons, offers } from './coupons.fixtures.ts';

const scenario: Scenario = {
  coupons: {
    mine: ({ query: { status } }) => {
      const data = coupons.filter((coupon) => coupon.status === status);
      return { data, total: data.length };
    },
    offers: { data: [...offers], total: offers.length },
    take: couponOf(7, { name: '开学季' }),
    takeByCode: new Refusal(404, '优惠券不存在或已被领取'),
  },
};

const none = { data: [], total: 0 };

const meta = {
  title: 'Coupons',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 960 } },
  args: { path: '/my/coupons', user: testUser, scenario },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const withPart = (part: Scenario['coupons']): Story => ({
  args: { scenario: joinScenarios(scenario, { coupons: part ?? {} }) },
});

export const Unused: Story = {};

export const Narrow: Story = { parameters: { picture: { width: 360, height: 1400 } } };

export const Used: Story = { args: { path: '/my/coupons?status=used' } };

export const Expired: Story = { args: { path: '/my/coupons?status=expired' } };

export const Empty = withPart({ mine: none, offers: none });

export const Loading = withPart({ mine: silence, offers: silence });

export const Failed = withPart({ mine: offline, offers: offline });

/** A link has taken one: the address takes nothing when it is loaded again. */
export const TakenByLink: Story = { args: { path: '/my/coupons?take=open-for-everybody-1' } };

export const NotTaken: Story = {
  args: {
    path: '/my/coupons?take=open-for-everybody-1',
    scenario: joinScenarios(scenario, { coupons: { take: new Refusal(1, '优惠券已领完') } }),
  },
};

/** What was typed stays beside what is wrong with it. */
export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '券码' });
    await userEvent.type(field, 'NOSUCH{enter}');
    await canvas.findByText('优惠券不存在或已被领取');
    await expect(field).toHaveValue('NOSUCH');
  },
};

/** A visitor is asked to sign in, and comes back to what the link takes. */
export const SignedOut: Story = { args: { user: null } };
