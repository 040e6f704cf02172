import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Doubt, DoubtCard } from '@shuyuan/api-client/community';
import { offline, Refusal, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import {
  aboutQuestionFixture,
  doubtAnswerFixture,
  doubtFixture,
  doubtListFixture,
} from '../../testing/doubts.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

/** What is asked of teachers: the lists, one doubt, asking, and every state that differs to the eye. */
const meta = {
  title: 'Doubts',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1400 } },
  args: { path: '/doubts' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;
type Doubts = NonNullable<Scenario['doubts']>;

const config = { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } };
const comments = { list: { users: {}, comments: { data: [], total: 0 } } } as NonNullable<
  Scenario['comments']
>;
const answered = (path: string, doubts: Doubts, user: typeof testUser | null = testUser): Story => ({
  args: { path, user, scenario: { config, doubts, comments } },
});
const listed = (rows: DoubtCard[]) => ({ data: rows, total: rows.length });
const shown = (own: Partial<Doubt> = {}, user: typeof testUser | null = testUser) =>
  answered('/doubts/detail?id=1', { detail: { doubt: doubtFixture(own) } }, user);

export const List = answered('/doubts', { list: listed(doubtListFixture) });

export const ListOfAVisitor = answered('/doubts', { list: listed(doubtListFixture) }, null);

export const ListEmpty = answered('/doubts', { list: listed([]) });

export const ListSlow = answered('/doubts', { list: silence });

export const ListFailed = answered('/doubts', { list: offline });

export const ListOnAPhone: Story = { ...List, parameters: { picture: { width: 390, height: 2200 } } };

export const OfALesson = answered('/doubts?video=4&course=2', { list: listed(doubtListFixture.slice(0, 4)) });

const question = { question: { id: 91, stem: aboutQuestionFixture.stem } };

export const OfAQuestion = answered('/doubts?question=91', {
  list: listed(doubtListFixture.slice(4, 5)),
  question,
});

/** Who is being examined in it, and who has not answered it. */
export const QuestionClosed = answered('/doubts?question=91&ask=1', {
  list: listed([]),
  question: new Refusal(1, '这道题正在考试中，交卷之后才能提问'),
});

export const AskingAboutALesson = answered('/doubts?video=4&course=2&second=75&ask=1', { list: listed([]) });

export const AskingAboutAQuestion = answered('/doubts?question=91&ask=1', { list: listed([]), question });

export const Mine = answered('/my/doubt', { mine: listed(doubtListFixture.slice(0, 5)) });

export const AskedOfMe = answered('/my/doubt?scene=to-me', { mine: listed(doubtListFixture.slice(0, 3)) });

export const Waiting = shown();

export const Own = shown({ is_own: true });

export const Promised = shown({ status: 'promised', promised_at: new Date(2026, 2, 3, 18).toISOString() });

export const Late = shown({
  status: 'promised',
  promised_at: new Date(2026, 2, 1, 18).toISOString(),
  is_overdue: true,
});

export const Answered = shown({ status: 'answered', answers_count: 1, answers: [doubtAnswerFixture] });

export const Closed = shown({
  status: 'closed',
  is_own: true,
  answers_count: 1,
  answers: [doubtAnswerFixture],
});

export const ForItsTeacher = shown({ may_answer: true });

export const AboutAQuestion = shown({ ...aboutQuestionFixture, is_public: false, is_own: true });

export const AboutAQuestionOnAPhone: Story = {
  ...AboutAQuestion,
  parameters: { picture: { width: 390, height: 1900 } },
};

export const Held = shown({ visibility: 'held', is_own: true });

export const Missing = answered('/doubts/detail?id=1', { detail: new Refusal(404, '疑问不存在或已删除') });

export const Failed = answered('/doubts/detail?id=1', { detail: offline });

export const Slow = answered('/doubts/detail?id=1', { detail: silence });
