import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../contract/problem.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

export function uploadsRoutes(): Handlers<Contract['uploads']> {
  const refuse = () => Promise.reject(new Problem(503, strings.closed));
  return { create: refuse, refresh: refuse };
}
