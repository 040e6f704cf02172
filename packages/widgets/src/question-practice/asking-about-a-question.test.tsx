import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { gradedQuestion, practiceSet, practisedQuestion } from './question-practice.fixtures.ts';
import { QuestionPracticeProvider } from './question-practice.context.ts';
import { firstState as practiceState } from './question-practice.state.ts';
import { questionPracticeStrings } from './question-practice.strings.ts';
import { QuestionPracticeView } from './question-practice.view.tsx';

const ways = () => screen.queryAllByRole('link', { name: '提问' }).map((way) => way.getAttribute('href'));

it.each([
  ['is not answered', practisedQuestion(0), []],
  ['is answered', gradedQuestion(0, { answer_content: 'option1', score: 0, is_correct: 0 }), ['#doubt-91']],
])('a practised question that %s leads to asking only once its answer is told', (_, question, expected) => {
  render(
    <QuestionPracticeProvider
      value={stillContext({
        state: {
          ...practiceState,
          set: { status: 'ready', data: practiceSet({}) },
          shown: { status: 'ready' },
          questions: { '91': question },
        },
        strings: questionPracticeStrings['zh-CN'],
        locale: 'zh-CN',
        props: {
          from: { kind: 'questionbank' },
          subject: 'bank',
          load: () => new Promise<never>(() => {}),
          practice: {} as never,
          area: {} as never,
          collection: {} as never,
          doubtHref: (id) => `#doubt-${id}`,
          onLeave() {},
        },
      })}
    >
      <QuestionPracticeView />
    </QuestionPracticeProvider>,
  );
  expect(ways()).toEqual(expected);
});
