import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { submittedAttempts, waitingAttempts } from '../testing/managed-attempts.fixtures.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { AttemptMarkingProvider } from './attempt-marking.context.ts';
import { attemptMarkingStrings } from './attempt-marking.strings.ts';
import { AttemptMarkingView } from './attempt-marking.view.tsx';
import { withPoints } from './essays.ts';
import { firstState, type AttemptMarkingState } from './marking-state.ts';

interface Args {
  state: Partial<AttemptMarkingState>;
}

const usage: Usage = {
  use: [
    'For the page of the console on which one submitted attempt is marked. Give it level 1 where it is the page.',
    'Hand it manage.marking, and lead to the attempt that onNext names.',
  ],
  avoid: [
    'For who may not mark: the server refuses, and the widget says so, but the page should not lead here.',
  ],
  keys: [['Ctrl+Enter, ⌘+Enter', 'Saves all points and opens the next attempt that waits.']],
  limits: [
    'Points and comments stand once the attempt is finished: what was wrong then is corrected by the key, not here.',
  ],
};

const attempt = submittedAttempts[0]!;
const marking = {
  find: () => Promise.resolve(attempt),
  list: () => Promise.resolve({ data: waitingAttempts, total: waitingAttempts.length }),
  mark: () => Promise.resolve({ status: 2 as const, score: 20, waiting_count: 0 }),
};
const props = { marking, attemptId: attempt.id, onNext() {}, onBack() {} };

/** Every state of marking one attempt, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1080, height: 1560 } },
  argTypes: { state: { control: false } },
  render: ({ state }, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <AttemptMarkingProvider
        value={stillContext({
          state: { ...firstState, ...state },
          strings: attemptMarkingStrings[locale],
          locale,
          props,
        })}
      >
        <AttemptMarkingView />
      </AttemptMarkingProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

const strings = attemptMarkingStrings['zh-CN'];
const ready = (state: Partial<AttemptMarkingState> = {}, marked = attempt): Story => ({
  args: { state: { attempt: { status: 'ready', marked }, ...state } },
});
const short = { parameters: { picture: { width: 1080, height: 320 } } };
const given = { '92': 8.5, '93-cap-0': 4.5 };
const typed = (points: Record<string, number>) =>
  Object.fromEntries(Object.entries(points).map(([key, score]) => [key, { score, seen: null }]));
const done = withPoints(attempt, new Map(Object.entries(given)));

export const Waiting = ready();

/** What was typed and not saved yet. */
export const Typed = ready({ points: typed(given) });

const mark = (id: number, name: string, score: number, comment: string) => ({
  question_id: 92,
  marker: { id, nick_name: name },
  score,
  comment,
});

/** Two people mark by themselves, and this one has not yet. */
export const MarkedByTwo = ready({}, { ...attempt, is_double: true, difference: 2 });

/** Two differ by more than the paper allows: who opens it now decides. */
export const Disputed = ready(
  { points: { '92': { score: 6, seen: null, comment: '立意清楚，例子可以再具体一点。' } } },
  {
    ...attempt,
    is_double: true,
    difference: 2,
    marks: [mark(8, '何老师', 4, '没有例子'), mark(9, '苏老师', 8.5, '')],
  },
);

/** Nothing was sent: one essay has no points. */
export const NeedsPoints = ready({ points: typed({ '92': 8.5 }), missing: ['93-cap-0'] });

export const Saving = ready({ points: typed(given), step: 'saving' });

export const NotSaved = ready({ points: typed(given), failure: strings.notSaved });

/** Somebody else has marked meanwhile. */
export const Overtaken = ready({
  points: typed(given),
  isOvertaken: true,
  failure: '这份答卷已经阅完，不能再次评分',
});

export const Done = ready({}, { ...done, status: 2, score: 20 });

/** Nothing else waits. */
export const DoneWithAll = ready({ isLast: true }, { ...done, status: 2, score: 20 });

export const OnAPhone: Story = { ...Waiting, parameters: { picture: { width: 390, height: 2000 } } };

export const Loading: Story = { args: { state: {} }, ...short };

export const Failed: Story = {
  args: { state: { attempt: { status: 'failed', isOffline: false, isRetrying: false } } },
  ...short,
};

export const Missing: Story = { args: { state: { attempt: { status: 'missing' } } }, ...short };

export const NotAllowed: Story = { args: { state: { attempt: { status: 'refused' } } }, ...short };
