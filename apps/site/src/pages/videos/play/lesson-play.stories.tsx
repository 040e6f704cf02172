import type { Meta, StoryObj } from '@storybook/react-vite';
import { joinScenarios, lessonScenarios, testUser } from '@shuyuan/widgets/testing';
import { courseOfAllKinds } from '../../../testing/lessons.fixtures.ts';
import { articleDetailFixture, emptyCommentsFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Classroom of a lesson',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { path: '/play?lesson=7', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (name: keyof typeof lessonScenarios, course = courseOfAllKinds([1])): Story => ({
  args: {
    scenario: joinScenarios(lessonScenarios[name], {
      courses: { detail: course },
      articles: { detail: articleDetailFixture },
      comments: { list: emptyCommentsFixture },
    }),
  },
});

export const Text = answered('text');
export const Finished = answered('finished', courseOfAllKinds([1, 7]));
export const Article = answered('article');
export const Exam = answered('exam');
export const HomeworkUnpublished = answered('unpublished');
export const File = answered('file');
export const Live = answered('live');
export const NotBought = answered(
  'locked',
  courseOfAllKinds([], { can_watch: false, is_buy: false, opened_by: null }),
);
export const Slow = answered('loading');
export const Failed = answered('offline');
export const Missing = answered('missing');

/** A lesson that is open to everybody. */
export const FreeForVisitors: Story = {
  args: { ...Text.args, path: '/video?lesson=7', user: null },
};

export const TextOnAPhone: Story = { ...Text, parameters: { picture: { width: 390, height: 1400 } } };
export const ExamOnAPhone: Story = { ...Exam, parameters: { picture: { width: 390, height: 1400 } } };
