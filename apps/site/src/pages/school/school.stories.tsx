import { offline, Refusal, silence, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StorySite } from '../../testing/story-site.tsx';

const detail = {
  title: '商务合作',
  content:
    '<p>学校、图书馆和企业都可以把书院的课程与文章带给自己的人。</p><h2>可以怎样合作</h2><ul><li>整校开通会员</li><li>把单个部件嵌进自己的网站</li><li>一起做一门课</li></ul>',
  updated_at: '2026-03-01T02:00:00.000Z',
};

const list = [
  {
    id: 1,
    category_id: 1,
    category_name: '账号与登录',
    is_about_membership: false,
    question: '忘记密码怎么办？',
    answer: '<p>在登录框里选“忘记密码”，用短信验证码设置新的。</p>',
  },
  {
    id: 2,
    category_id: 1,
    category_name: '账号与登录',
    is_about_membership: false,
    question: '可以同时在几台设备上登录？',
    answer: '<p>最多五台。</p>',
  },
  {
    id: 3,
    category_id: 2,
    category_name: '购买与会员',
    is_about_membership: true,
    question: '买了以后能退吗？',
    answer: '<p>没有开始读的，七天内可以退。</p>',
  },
];

const captcha = { image: { key: 'one', img: '' as const, question: '三加四等于几？' } };

const meta = {
  title: 'School pages',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/collaborate', scenario: { pages: { detail }, faq: { list }, captcha } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (scenario: Scenario, path = '/collaborate') => ({ path, scenario });

/** With the form by which somebody applies. */
export const WithAForm: Story = {};
export const WithAFormOnAPhone: Story = { parameters: { picture: { width: 390, height: 1500 } } };
export const AboutUs: Story = { args: { path: '/aboutUs' } };
/** A further page that the school has written, at the name that it gave it. */
export const FurtherPage: Story = { args: { path: '/page/admissions' } };
export const Slow: Story = { args: answered({ pages: { detail: silence } }) };
export const Failed: Story = { args: answered({ pages: { detail: offline } }) };
export const NotWritten: Story = { args: answered({ pages: { detail: new Refusal(404, '没有这个页面') } }) };

export const Questions: Story = {
  args: { path: '/faq' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '忘记密码怎么办？' }));
    await expect(await canvas.findByText(/短信验证码/)).toBeVisible();
  },
};
export const NoQuestionFound: Story = {
  args: { path: '/faq' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), '停车');
    await canvas.findByRole('button', { name: '查看全部问题' });
  },
};
