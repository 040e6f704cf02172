import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows } = resourceEndpoints('refund');
const sees = { access: 'refund', isStorable: false } as const;
const decides = { access: 'refund.decide', isStorable: false } as const;

/** Refunds are asked for by learners, or made here: the console decides them, once. */
export const manageRefundsEndpoints = {
  list,
  find,
  exportRows,
  ends: { method: 'GET', path: '/api/v2/manage/refund/ends', ...decides },
  approve: { method: 'PUT', path: '/api/v2/refund/{id}/approve', ...decides },
  refuse: { method: 'PUT', path: '/api/v2/refund/{id}/refuse', ...decides },
  retry: { method: 'PUT', path: '/api/v2/refund/{id}/retry', ...decides },
  record: { method: 'PUT', path: '/api/v2/refund/{id}/record', ...decides },
  store: { method: 'POST', path: '/api/v2/refund/store', ...decides, idempotent: true },
} as const;

/** Money that has paid no order. */
export const managePaymentsEndpoints = {
  list: { method: 'GET', path: '/api/v2/manage/payment', ...sees },
  find: { method: 'GET', path: '/api/v2/manage/payment/{id}', ...sees },
  exportRows: { method: 'GET', path: '/api/v2/manage/payment/export', ...sees },
  check: { method: 'PUT', path: '/api/v2/payment/{id}/check', ...decides },
  giveBack: { method: 'PUT', path: '/api/v2/payment/{id}/giveBack', ...decides },
} as const;
