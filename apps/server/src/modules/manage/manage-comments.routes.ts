import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { commentResource } from './manage-comments.ts';

/** The calls of comments. They are written below what they are about. */
export function manageCommentsRoutes(deps: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageComments']> {
  const calls = resourceRoutes<Contract['manageComments']>(commentResource, deps);
  const { list, find, exportRows, update, updateMany, remove, removeMany } = calls;
  return { list, find, exportRows, update, updateMany, remove, removeMany };
}
