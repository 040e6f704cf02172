import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../contract/problem.ts';
import { recordStrings as strings } from './records.strings.ts';

export function recordsRoutes(): Handlers<Contract['records']> {
  const refuse = () => Promise.reject(new Problem(503, strings.closed));
  return {
    list: refuse,
    detail: refuse,
    create: refuse,
    update: refuse,
    remove: refuse,
    share: refuse,
    categories: refuse,
    createCategory: refuse,
    renameCategory: refuse,
    removeCategory: refuse,
  };
}
