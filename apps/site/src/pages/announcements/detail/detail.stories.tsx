import { offline, Refusal, silence, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../../testing/story-site.tsx';

const detail = {
  id: 1,
  title: '暑期共读七月开始',
  content:
    '<p>七月起，每周日晚上八点一起读一本书的一章，读完留一句话。</p><h2>怎样参加</h2><ul><li>登录后报名</li><li>每周日之前读完一章</li></ul>',
  created_at: '2026-03-01T02:00:00.000Z',
};

const meta = {
  title: 'Announcement page',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 760 } },
  args: { path: '/announcement/1', scenario: { announcements: { detail } } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (scenario: Scenario): Story => ({ args: { scenario } });

export const Full: Story = {};
export const OnAPhone: Story = { parameters: { picture: { width: 390, height: 900 } } };
export const Slow: Story = answered({ announcements: { detail: silence } });
export const Failed: Story = answered({ announcements: { detail: offline } });
export const Gone: Story = answered({ announcements: { detail: new Refusal(404, '公告不存在或已删除') } });
