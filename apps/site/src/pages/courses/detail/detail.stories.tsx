import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CourseDetail } from '@shuyuan/api-client';
import { offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { reviewListFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Course',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1150 } },
  args: { path: '/course/1' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (detail: CourseDetail, user: typeof testUser | null = testUser): Story => ({
  args: { user, scenario: { courses: { detail }, reviews: { list: reviewListFixture } } },
});

export const Visitor: Story = answered(courseDetailFixture(), null);

export const Bought: Story = answered(courseDetailFixture({ can_watch: true, is_buy: true }));

/** To somebody who is no member. */
export const FreeForMembers: Story = answered(courseDetailFixture({ is_vip_free: true }));

export const Member: Story = answered(courseDetailFixture({ is_vip_free: true, can_watch: true }));

export const FreeForAll: Story = answered(courseDetailFixture({ charge: 0, can_watch: true }), null);

/** Published before its first lesson, by nobody in particular. */
export const Empty: Story = answered({
  ...courseDetailFixture({ teacher: null, lessons_count: 0, duration: 0, user_count: 0 }),
  chapters: [],
});

const waiting = { picture: { width: 1280, height: 900 } };

export const Slow: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: silence } } },
};

export const Failed: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: offline } } },
};

export const Missing: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: new Refusal(404, '课程不存在或已下架') } } },
};

export const OnAPhone: Story = { ...FreeForMembers, parameters: { picture: { width: 390, height: 1600 } } };
