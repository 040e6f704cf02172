import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { takePosting } from '../community/post-limits.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { acceptSolution } from './accept-solution.ts';
import { mergeProblem } from './merge-problem.ts';
import { readingRoutes, type Reading } from './problems-reading.routes.ts';
import { askProblem, changeProblem, setProblemDeleted } from './write-problem.ts';
import { answerProblem, changeSolution, setSolutionDeleted } from './write-solution.ts';

type Calls = Handlers<Contract['problems']>;

/** The calls about problems and their solutions. */
export const problemsRoutes = (deps: ModuleDeps): Calls => ({
  ...readingRoutes(deps),
  ...writingRoutes(deps),
});

function writingRoutes({ clock, limiter }: ModuleDeps): Omit<Calls, Reading> {
  const by = (userId: number) => ({ userId, now: clock.now() });
  return {
    async store({ db, body, viewer: { userId } }) {
      await takePosting(limiter, userId);
      return { id: await askProblem(db, body, by(userId)) };
    },
    async update({ db, params: { id }, body, viewer: { userId } }) {
      await takePosting(limiter, userId);
      await changeProblem(db, id, body, by(userId));
      return {};
    },
    async remove({ db, params: { id }, viewer: { userId } }) {
      await setProblemDeleted(db, id, { ...by(userId), isDeleted: true });
      return {};
    },
    async restore({ db, params: { id }, viewer: { userId } }) {
      await setProblemDeleted(db, id, { ...by(userId), isDeleted: false });
      return {};
    },
    async answer({ db, params: { id }, body, viewer: { userId } }) {
      await takePosting(limiter, userId);
      return { id: await answerProblem(db, id, body, by(userId)) };
    },
    async updateSolution({ db, params: { id }, body: { content }, viewer: { userId } }) {
      await takePosting(limiter, userId);
      await changeSolution(db, id, content, by(userId));
      return {};
    },
    async removeSolution({ db, params: { id }, viewer: { userId } }) {
      await setSolutionDeleted(db, id, { ...by(userId), isDeleted: true });
      return {};
    },
    async restoreSolution({ db, params: { id }, viewer: { userId } }) {
      await setSolutionDeleted(db, id, { ...by(userId), isDeleted: false });
      return {};
    },
    async accept({ db, params: { id }, body: { solution_id: solutionId }, viewer: { userId } }) {
      await acceptSolution(db, { problemId: id, solutionId, userId }, clock.now());
      return {};
    },
    async merge({ db, params: { id }, body: { into_id: intoId }, viewer: { userId } }) {
      await mergeProblem(db, { id, intoId, moderatorId: userId }, clock.now());
      return {};
    },
  };
}
