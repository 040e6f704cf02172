import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence, type Scenario } from '@shuyuan/widgets/testing';
import { courseListFixture, emptyCourseListFixture } from '../../../testing/courses.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Course list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/courses' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

type ListAnswer = NonNullable<NonNullable<Scenario['courses']>['list']>;
const answered = (list: ListAnswer, path = '/courses'): NonNullable<Story['args']> => ({
  path,
  scenario: { courses: { list } },
});

export const Full: Story = {
  parameters: { picture: { width: 1280, height: 1300 } },
  args: answered(courseListFixture),
};

/** A category under another, one level, one kind of price, the second page. */
export const Filtered: Story = {
  args: answered(
    { ...courseListFixture, data: { data: courseListFixture.data.data.slice(0, 2), total: 18 } },
    '/courses?page=2&category=3&level=1&price=paid&sort=popular',
  ),
};

export const Empty: Story = { args: answered(emptyCourseListFixture) };

export const NothingFound: Story = {
  args: answered({ ...courseListFixture, data: { data: [], total: 0 } }, '/courses?level=4&price=free'),
};

export const Slow: Story = { args: answered(silence) };

export const Failed: Story = { args: answered(offline) };

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 1500 } } };
