import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PracticedQuestion } from '@shuyuan/api-client/exam-area';
import type { Usage } from '../../../../.storybook/usage.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { QuestionPracticeProvider } from './question-practice.context.ts';
import { gradedQuestion, practiceSet, practisedQuestion } from './question-practice.fixtures.ts';
import { firstState, type QuestionPracticeState } from './question-practice.state.ts';
import { questionPracticeStrings } from './question-practice.strings.ts';
import { QuestionPracticeView } from './question-practice.view.tsx';

interface Args {
  state: Partial<QuestionPracticeState>;
}

const usage: Usage = {
  use: [
    'For questions that are met without an end: a practice, the wrong book, what was collected, the bank.',
    'Give it onRemove in a list of the person’s own, and onFilter where the set can be narrowed.',
  ],
  avoid: ['For an exam: take ExamPlayer, which tells nothing before the end.'],
  keys: [
    ['A to J', 'Chooses an option of the question that has the focus within it.'],
    ['←, →', 'Go to the question before and after.'],
  ],
  limits: ['An essay is compared with its reference by who wrote it: nobody marks it here.'],
};

const props = {
  from: { kind: 'questionbank' as const },
  subject: 'bank',
  load: () => new Promise<never>(() => {}),
  practice: {} as never,
  area: {} as never,
  collection: {} as never,
  onLeave() {},
  onFilter() {},
  doubtHref: (id: number) => `#doubt-${id}`,
};

/** Every state of practising, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1248, height: 760 } },
  argTypes: { state: { control: false } },
  render: ({ state }, { globals, parameters }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <QuestionPracticeProvider
        value={stillContext({
          state: { ...firstState, ...state },
          strings: questionPracticeStrings[locale],
          locale,
          props: parameters['isOwn'] ? { ...props, onRemove: async () => ({}) } : props,
        })}
      >
        <QuestionPracticeView />
      </QuestionPracticeProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

const data = practiceSet({
  results: { 92: 0, 93: 2, 94: 3 },
  filters: [
    { label: '', id: null, count: 7, isChosen: true },
    { label: '句子', id: 3, count: 4, isChosen: false },
    { label: '段落', id: 4, count: 3, isChosen: false },
  ],
});
const ready = (question: PracticedQuestion, state: Partial<QuestionPracticeState> = {}): Story => {
  const place = question.question_id - 91;
  return {
    args: {
      state: {
        set: { status: 'ready', data },
        results: data.results,
        shown: { status: 'ready' },
        current: place,
        questions: { [String(question.question_id)]: question },
        ...state,
      },
    },
  };
};

export const Single = ready(practisedQuestion(0));
export const Blanks = ready(practisedQuestion(2), { drafts: { 93: ['光合作用', ''] } });
export const Essay = ready(practisedQuestion(3), {
  drafts: { 94: '昨天傍晚，我在阳台上给两盆薄荷换了土。' },
});

export const Right = ready(gradedQuestion(0, { answer_content: 'option2', score: 5, is_correct: 1 }));
export const Wrong = ready(gradedQuestion(0, { answer_content: 'option1', score: 0, is_correct: 0 }));
export const PartlyRight = ready(
  gradedQuestion(2, { answer_content: ['光合作用', '根'], score: 3, is_correct: 2 }),
);
export const ToCompare = ready(
  gradedQuestion(3, { answer_content: '昨天傍晚，我在阳台上给两盆薄荷换了土。' }),
);

/** The answer is folded up again. */
export const Folded = ready(gradedQuestion(0, { answer_content: 'option1', score: 0, is_correct: 0 }), {
  folded: [91],
});

/** Nobody is reached: the answer waits on the device. */
export const Kept = ready(practisedQuestion(0), { drafts: { 91: 'option2' }, sending: { 91: 'kept' } });

export const Refused = ready(practisedQuestion(0), {
  refusals: { 91: '这道题正在考试中，考完后再来练习' },
});

/** A list of the person's own. */
export const OfTheWrongBook: Story = {
  ...ready(practisedQuestion(0)),
  parameters: { isOwn: true },
};

export const AskedToRemove: Story = {
  ...ready(practisedQuestion(0), { removal: { isPending: false, error: '' } }),
  parameters: { isOwn: true },
};

export const OnAPhone: Story = {
  ...ready(gradedQuestion(0, { answer_content: 'option1', score: 0, is_correct: 0 })),
  parameters: { picture: { width: 390, height: 1300 } },
};

export const Empty: Story = {
  args: {
    state: { set: { status: 'ready', data: practiceSet({ questions_ids: [], first_question: null }) } },
  },
};

export const Loading: Story = { args: { state: {} } };

export const Failed: Story = {
  args: { state: { set: { status: 'failed', isOffline: false, isRetrying: false } } },
};

/** The set is there, and one of its questions did not come. */
export const QuestionFailed: Story = ready(practisedQuestion(0), {
  questions: {},
  shown: { status: 'failed', isOffline: true, isRetrying: false },
});
