import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows } = resourceEndpoints('withdrawal');

/** People ask for withdrawals: the console says what became of them. */
export const manageWithdrawalsEndpoints = {
  list,
  find,
  exportRows,
  decide: {
    method: 'PUT',
    path: '/api/v2/withdrawal/{id}/decide',
    access: 'withdrawal.decide',
    isStorable: false,
  },
} as const;
