import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { findDrawOwner } from '../mock/draw-reach.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { countCandidates, managedMockPaperResource } from './manage-mock-papers.ts';

const numbersIn = (list = '') => (list === '' ? [] : list.split(',').map(Number));

/** Mock papers, and what a rule could draw. */
export const manageMockPapersRoutes = (
  deps: Pick<ModuleDeps, 'clock'>,
): Handlers<Contract['manageMockPapers']> => ({
  ...resourceRoutes<Contract['manageMockPapers']>(managedMockPaperResource, deps),
  candidates: async ({ db, query: { category_ids: categories, levels }, viewer: { userId, preview } }) =>
    countCandidates(
      db,
      {
        category_ids: numbersIn(categories),
        levels: numbersIn(levels),
        ownerId: await findDrawOwner(db, userId, preview),
      },
      deps.clock.now(),
    ),
});
