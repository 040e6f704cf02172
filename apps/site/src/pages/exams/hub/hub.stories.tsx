import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { attendedPaperListFixture, paperListFixture } from '../../../testing/exams.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Exam hub',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1150 } },
  args: { path: '/exam' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const features = {
  ...configFixture.features,
  paper: true,
  practice: true,
  mockPaper: true,
  wrongBook: true,
};
const config = { public: { ...configFixture, features } };
const stats = {
  papers_count: 6,
  mock_papers_count: 3,
  practices_count: 4,
  practice_chapters_count: 12,
  wrong_book_count: 18,
  wrong_book_due_count: 5,
  collection_count: 7,
};
type ListAnswer = NonNullable<NonNullable<Scenario['exams']>['list']>;
const answered = (list: ListAnswer, user: typeof testUser | null = testUser): Story => ({
  args: { user, scenario: { config, exams: { list }, examArea: { stats } } },
});

/** One attempt runs, one waits to be marked, two were marked. */
export const Full = answered(attendedPaperListFixture);

/** Who has signed in and taken none. */
export const NothingTaken = answered({ ...paperListFixture, user_papers: {} });

export const Visitor = answered({ ...paperListFixture, user_papers: {} }, null);

const waiting = { picture: { width: 1280, height: 900 } };

export const Empty: Story = {
  ...answered({ data: { data: [], total: 0 }, categories: [], category_children: {}, user_papers: {} }),
  parameters: waiting,
};

export const Slow: Story = { ...answered(silence), parameters: waiting };

export const Failed: Story = { ...answered(offline), parameters: waiting };

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 2000 } } };

export const VisitorOnAPhone: Story = { ...Visitor, parameters: { picture: { width: 390, height: 1700 } } };
