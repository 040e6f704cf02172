import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { ExamPlayerProvider } from './exam-player.context.ts';
import { runningPlay } from './exam-player.fixtures.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { ExamPlayerView } from './exam-player.view.tsx';
import { firstState } from './exam-state.ts';

it('takes its keys while nothing on the page has focus, as after a reload', async () => {
  const pressOption = vi.fn<(place: number) => void>();
  const goTo = vi.fn<(place: number) => void>();
  const toggleMark = vi.fn<() => void>();
  const context = stillContext({
    state: { ...firstState, attempt: { status: 'ready' as const, ...runningPlay() } },
    strings: examPlayerStrings['zh-CN'],
    locale: 'zh-CN' as const,
    props: { exams: {} as never, paperId: 7, onLeave() {} },
  });
  render(
    <ExamPlayerProvider
      value={{ ...context, actions: { ...context.actions, pressOption, goTo, toggleMark } as never }}
    >
      <ExamPlayerView />
    </ExamPlayerProvider>,
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('bf{ArrowRight}');
  expect(pressOption.mock.calls).toEqual([[1]]);
  expect(toggleMark).toHaveBeenCalledTimes(1);
  expect(goTo.mock.calls).toEqual([[1]]);
});
