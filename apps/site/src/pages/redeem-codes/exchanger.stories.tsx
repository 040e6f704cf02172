import { joinScenarios, offline, Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { configFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const scenario: Scenario = {
  config: { public: { ...configFixture, features: { ...configFixture.features, codeExchanger: true } } },
  captcha: { image: { key: 'one', img: '', question: '三加四等于几？' } },
  redeemCodes: {
    query: {
      activity: {
        name: '春季赠礼',
        relate_courses: [
          { sign: 'vod', id: 1, name: '一句话的写法', is_subscribe: 1, days: null },
          { sign: 'paper', id: 2, name: '语感小测', is_subscribe: 0, days: null },
        ],
      },
    },
    confirm: {
      activity_id: 3,
      activity: { name: '春季赠礼', relate_data: [{ sign: 'paper', id: 2, name: '语感小测' }] },
      used_at: '2026-03-02T02:00:00.000Z',
    },
    records: {
      data: [
        {
          activity_id: 1,
          activity: {
            name: '开学赠礼',
            relate_data: [
              { sign: 'vod', id: 1, name: '一句话的写法' },
              { sign: 'practice', id: 9, name: '' },
            ],
          },
          used_at: '2026-03-01T02:00:00.000Z',
        },
        {
          activity_id: 2,
          activity: { name: '会员体验', relate_data: [{ sign: 'vip', id: 1, name: '月度会员' }] },
          used_at: '2026-02-20T02:00:00.000Z',
        },
      ],
      total: 2,
    },
  },
};

const meta = {
  title: 'Redeem codes',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 720 } },
  args: { path: '/exchanger', user: testUser, scenario },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Narrow: Story = { parameters: { picture: { width: 360, height: 760 } } };

export const Empty: Story = {
  args: { scenario: joinScenarios(scenario, { redeemCodes: { records: { data: [], total: 0 } } }) },
};

export const Failed: Story = {
  args: { scenario: joinScenarios(scenario, { redeemCodes: { records: offline } }) },
};

/** A press on a record shows what it was of; what is gone has no way to it. */
export const Contents: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /开学赠礼/ }));
    await expect(await canvas.findByRole('link', { name: '一句话的写法' })).toBeVisible();
    await canvas.findByText('内容已下架');
  },
};

async function verify(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: '兑换码' }), 'KAIXUE23{enter}');
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByRole('textbox', { name: '三加四等于几？' }), '7{enter}');
  return page;
}

/** What a code gives, of which a part is there already. */
export const Verified: Story = {
  play: async ({ canvasElement }) => {
    const page = await verify(canvasElement);
    await page.findByText('已订阅');
    await expect(page.getByRole('button', { name: '确认兑换' })).toBeEnabled();
  },
};

/** What was typed stays beside what is wrong with it. */
export const Wrong: Story = {
  args: {
    scenario: joinScenarios(scenario, {
      redeemCodes: { query: new Refusal(1, '兑换码不存在或已被使用，请检查后重新输入', { field: 'code' }) },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await verify(canvasElement);
    await page.findByText('兑换码不存在或已被使用，请检查后重新输入');
    await expect(page.getByRole('textbox', { name: '兑换码' })).toHaveValue('KAIXUE23');
  },
};
