import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { ExamPlayerProvider } from './exam-player.context.ts';
import { finishedPlay, runningPlay } from './exam-player.fixtures.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { ExamPlayerView } from './exam-player.view.tsx';
import { firstState } from './exam-state.ts';

const ways = () => screen.queryAllByRole('link', { name: '提问' }).map((way) => way.getAttribute('href'));

it.each([
  ['runs', runningPlay(), []],
  ['is over', finishedPlay(), ['#doubt-91']],
])('an exam that %s leads to asking only when it is over', (_, play, expected) => {
  const doubt = (id: number) => `#doubt-${id}`;
  const hrefs = { practice: () => null, lesson: () => null, doubt };
  render(
    <ExamPlayerProvider
      value={stillContext({
        state: { ...firstState, attempt: { status: 'ready', ...play } },
        strings: examPlayerStrings['zh-CN'],
        locale: 'zh-CN',
        props: { exams: {} as never, paperId: 7, hrefs, onLeave() {} },
      })}
    >
      <ExamPlayerView />
    </ExamPlayerProvider>,
  );
  expect(ways()).toEqual(expected);
});
