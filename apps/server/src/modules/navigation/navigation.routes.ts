import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { listNavItems } from './navigation.repo.ts';
import { navigationTree } from './navigation-tree.ts';

export function navigationRoutes(): Handlers<Contract['navigation']> {
  return { header: async ({ db }) => navigationTree(await listNavItems(db)) };
}
