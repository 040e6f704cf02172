import type { Endpoints } from '../http/endpoint.ts';

export const manageEntitlementsEndpoints = {
  explain: { method: 'GET', path: '/api/v2/manage/entitlement', access: 'member', isStorable: false },
  goods: { method: 'GET', path: '/api/v2/manage/entitlement/goods', access: 'member', isStorable: false },
} as const satisfies Endpoints;
