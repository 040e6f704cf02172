import type { Contract } from '@shuyuan/api-client/contract';
import type { PlainHandler } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { storeAnswerPicture } from './answer-pictures.ts';
import { attemptSteps, type AttemptDeps } from './attempt-steps.ts';
import * as repo from './exams.repo.ts';
import { examsStrings as strings } from './exams.strings.ts';
import { submitDueAttempts } from './submit-attempt.ts';

type AttemptCalls = {
  [Name in 'play' | 'answer' | 'picture' | 'submit']: PlainHandler<Contract['exams'][Name]>;
};

/** The calls of an attempt at a paper that was begun. */
export function attemptCalls(deps: AttemptDeps): AttemptCalls {
  const steps = attemptSteps(deps);
  return {
    async play({ db, params: { id }, query: { record_id: recordId }, viewer: { userId } }) {
      await submitDueAttempts(db, deps.clock.now(), userId);
      const attempt =
        recordId === undefined
          ? (await repo.listAttempts(db, { userId, paperId: id }, { page: 1, size: 1 }))[0]
          : await repo.findAttempt(db, userId, recordId);
      const row = await repo.findPaper(db, id, null);
      if (!row || attempt?.paperId !== id) throw new Problem(404, strings.noAttempt);
      return steps.show(db, attempt, row.paper);
    },

    answer: ({ db, body, viewer: { userId } }) => steps.keep(db, userId, body),

    picture: ({ body: { file }, viewer: { userId } }) => storeAnswerPicture(deps, userId, file),

    submit: ({ db, body: { pid }, viewer: { userId } }) => steps.end(db, userId, pid),
  };
}
