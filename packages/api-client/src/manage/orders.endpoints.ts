import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows } = resourceEndpoints('order');

/** Orders are made by their people and closed by time: the console sees them, and completes one whose money has come another way. */
export const manageOrdersEndpoints = {
  list,
  find,
  exportRows,
  finish: {
    method: 'PUT',
    path: '/api/v2/order/{id}/finish',
    access: 'order.finish',
    idempotent: true,
    isStorable: false,
  },
} as const;
