import type { Endpoints } from '../http/endpoint.ts';

const addon = '/addons/CodeExchanger/api/v1';
const own = { access: 'signed-in', feature: 'codeExchanger' } as const;

export const redeemCodesEndpoints = {
  query: { method: 'POST', path: `${addon}/query`, ...own },
  confirm: { method: 'POST', path: `${addon}/confirm`, ...own },
  records: { method: 'GET', path: `${addon}/user/records`, ...own },
} as const satisfies Endpoints;
