import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { listProfessions } from './professions.repo.ts';

/** The calls about professions. */
export const professionsRoutes = ({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['professions']> => ({
  list: ({ db }) => listProfessions(db, clock.now()),
});
