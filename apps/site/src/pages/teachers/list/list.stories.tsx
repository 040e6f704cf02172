import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence, type Scenario } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';
import { teacherListFixture } from '../../../testing/teachers.fixtures.ts';

const meta = {
  title: 'Teacher list',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/teachers' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

type ListAnswer = NonNullable<NonNullable<Scenario['teachers']>['list']>;
const answered = (list: ListAnswer, path = '/teachers'): Story => ({
  args: { path, scenario: { teachers: { list } } },
});

export const Full = answered(teacherListFixture);

/** The second of three pages. */
export const Paged = answered({ ...teacherListFixture, total: 30 }, '/teachers?page=2');

export const Empty = answered({ data: [], total: 0 });

/** A page past the last one leads to that. */
export const PastTheEnd = answered(
  ({ query: { page } }) => ({ data: page === 3 ? teacherListFixture.data : [], total: 28 }),
  '/teachers?page=9',
);

export const Slow = answered(silence);

export const Failed = answered(offline);

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 1100 } } };
