import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows, update, updateMany } = resourceEndpoints('member');

/** Accounts are opened and closed by their people: the console changes what they are. */
export const manageMembersEndpoints = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  tags: { method: 'GET', path: '/api/v2/manage/member/tags', access: 'member', isStorable: false },
  plans: { method: 'GET', path: '/api/v2/manage/member/plans', access: 'member', isStorable: false },
  sendPasswordCode: {
    method: 'POST',
    path: '/api/v2/member/{id}/password/code',
    access: 'member.password',
    isStorable: false,
  },
} as const satisfies Endpoints;
