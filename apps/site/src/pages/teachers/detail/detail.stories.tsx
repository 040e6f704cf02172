import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, Refusal, silence, type Scenario } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';
import {
  teacherDetailFixture,
  teacherFigures,
  teacherListFixture,
} from '../../../testing/teachers.fixtures.ts';

const meta = {
  title: 'Teacher',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1150 } },
  args: { path: '/teachers/1' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

type DetailAnswer = NonNullable<NonNullable<Scenario['teachers']>['detail']>;
const answered = (detail: DetailAnswer): Story => ({ args: { scenario: { teachers: { detail } } } });

export const Full = answered(teacherDetailFixture());

/** Of more than the page holds. */
export const MuchOfTheirs = answered(
  teacherDetailFixture({
    teacher: teacherFigures({ ...teacherListFixture.data[0]!, courses_count: 31, articles_count: 60 }),
  }),
);

/** Says nothing of themselves, and teaches no course that is open. */
export const OnlyArticles = answered(
  teacherDetailFixture({
    teacher: {
      ...teacherListFixture.data[2]!,
      articles_count: 3,
      learners_count: 0,
      rating: 0,
      reviews_count: 0,
    },
    courses: [],
    videos: [],
    combos: [],
  }),
);

const waiting = { picture: { width: 1280, height: 900 } };

export const Slow: Story = { ...answered(silence), parameters: waiting };

export const Failed: Story = { ...answered(offline), parameters: waiting };

export const Missing: Story = { ...answered(new Refusal(404, '没有找到这位教师')), parameters: waiting };

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 1900 } } };
