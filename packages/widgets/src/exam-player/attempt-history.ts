import { isApiError } from '@shuyuan/api-client';
import { isRunning, type ExamContext } from './exam-state.ts';

/** As many as are shown: who sits a paper more often finds the rest where the paper is told about. */
const shownAttempts = 10;

/** What else the person has done of the paper, known once the attempt is over. It is beside the result: what does not come is not shown. */
export const createAttemptHistory = ({ getProps, get, set, lifetime }: ExamContext) => ({
  async load() {
    const { exams, paperId } = getProps();
    if (!exams.records || isRunning(get())) return;
    const signal = lifetime.signal();
    try {
      const { data } = await exams.records(paperId, { size: shownAttempts }, { signal });
      if (!signal.aborted) set({ history: data });
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  },
});
