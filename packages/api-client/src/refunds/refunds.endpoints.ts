import type { Endpoints } from '../http/endpoint.ts';

export const refundsEndpoints = {
  preview: { method: 'GET', path: '/api/v2/order/refund', access: 'signed-in', isStorable: false },
  // The specification names only the first.
  ask: { method: 'POST', path: '/api/v2/order/refund', access: 'signed-in', idempotent: true },
  withdraw: { method: 'PUT', path: '/api/v2/order/refund/{id}/cancel', access: 'signed-in' },
} as const satisfies Endpoints;
