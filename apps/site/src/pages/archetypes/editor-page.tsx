import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSite } from '../../stores/site-context.tsx';
import type { LeaveWords } from './leave-question.tsx';

const lazyQuestion = createLazyModule(() => import('./leave-question.tsx'));

export interface LeaveGuardOptions {
  /** Guards the way to another address of the same page too. @default false */
  isOfAddress?: boolean;
}

/**
 * For a page that edits: stops whoever would leave it with words that lie nowhere, and asks. A session that has ended
 * keeps nobody. Draft, errors of the fields and sending are the form's: `ResourceForm`, or a widget.
 */
export function useLeaveGuard(words: LeaveWords, { isOfAddress = false }: LeaveGuardOptions = {}) {
  const { session } = useSite();
  const isUnsaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current &&
      session.getState().token !== null &&
      (isOfAddress || currentLocation.pathname !== nextLocation.pathname),
  );
  const question = useLazyModule(lazyQuestion, blocker.state === 'blocked');
  const noteUnsaved = useCallback((next: boolean) => {
    isUnsaved.current = next;
    // Before it is needed: without a line nothing is asked, and nobody gets away.
    if (next) lazyQuestion.load().catch(() => {});
  }, []);
  return {
    noteUnsaved,
    leaveQuestion: blocker.state === 'blocked' && question && (
      <question.LeaveQuestion words={words} onStay={blocker.reset} onLeave={blocker.proceed} />
    ),
  };
}
