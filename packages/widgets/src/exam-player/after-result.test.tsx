import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { ExamPlayerProvider } from './exam-player.context.ts';
import { finishedPlay, runningPlay } from './exam-player.fixtures.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { ExamPlayerView } from './exam-player.view.tsx';
import { firstState } from './exam-state.ts';

it.each([
  ['runs', runningPlay(), 0],
  ['is over', finishedPlay(), 1],
])('an attempt that %s shows where to go on only when it is over', (_, play, count) => {
  render(
    <ExamPlayerProvider
      value={stillContext({
        state: { ...firstState, attempt: { status: 'ready', ...play } },
        strings: examPlayerStrings['zh-CN'],
        locale: 'zh-CN',
        props: { exams: {} as never, paperId: 7, afterResult: <a href="#next">下一课时</a>, onLeave() {} },
      })}
    >
      <ExamPlayerView />
    </ExamPlayerProvider>,
  );
  expect(screen.queryAllByRole('link', { name: '下一课时' })).toHaveLength(count);
});
