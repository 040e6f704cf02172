import type { Contract, Reach } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { drawQuestions } from './draw-questions.ts';
import { questionResource } from './manage-questions.ts';
import { listRegrades, regradeQuestion, requireQuestion } from './regrade-question.ts';

const ownerIn = ({ reach, viewer }: { reach: Reach | null; viewer: { userId: number } }) =>
  reach === 'all' ? null : viewer.userId;

/** The bank of questions, draws out of it, and corrections. */
export const manageQuestionsRoutes = (
  deps: Pick<ModuleDeps, 'clock'>,
): Handlers<Contract['manageQuestions']> => ({
  ...resourceRoutes<Contract['manageQuestions']>(questionResource, deps),

  draw: ({ db, query, ...call }) => drawQuestions(db, query, ownerIn(call)),

  regrade: ({ db, params: { id }, body, ...call }) =>
    regradeQuestion(db, id, body, {
      userId: call.viewer.userId,
      ownerId: ownerIn(call),
      now: deps.clock.now(),
    }),

  async regrades({ db, params: { id }, ...call }) {
    await requireQuestion(db, id, ownerIn(call));
    return listRegrades(db, id);
  },
});
