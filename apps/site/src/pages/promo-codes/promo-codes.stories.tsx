import { joinScenarios, offline, testUser, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { configFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const scenario: Scenario = {
  config: { public: { ...configFixture, features: { ...configFixture.features, promoCode: true } } },
  promoCodes: {
    check: { can_use: 0, promo_code: null },
    mine: {
      data: [
        {
          code: 'SHUYUAN10',
          order_id: '20260302095900271828',
          goods_name: '一句话的写法',
          discount: 10,
          status: 9,
          created_at: '2026-03-01T02:00:00.000Z',
        },
        {
          code: '',
          order_id: '20260228095900271828',
          goods_name: '怎样读一首唐诗',
          discount: 5,
          status: 1,
          created_at: '2026-02-28T02:00:00.000Z',
        },
      ],
      total: 2,
    },
  },
};

const meta = {
  title: 'Promo codes',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 720 } },
  args: { path: '/my/promoCode', user: testUser, scenario },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Narrow: Story = { parameters: { picture: { width: 360, height: 760 } } };

export const Empty: Story = {
  args: { scenario: joinScenarios(scenario, { promoCodes: { mine: { data: [], total: 0 } } }) },
};

export const Failed: Story = {
  args: { scenario: joinScenarios(scenario, { promoCodes: { mine: offline } }) },
};

/** What was typed stays beside what is wrong with it. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '查一个优惠码' });
    await userEvent.type(field, 'NOSUCH{enter}');
    await canvas.findByText('此优惠码无效，请重新输入');
    await expect(field).toHaveValue('NOSUCH');
  },
};
