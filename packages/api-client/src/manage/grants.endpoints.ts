import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows, update, updateMany } = resourceEndpoints('grant', { own: true });

/** What belongs to whom. Nothing is removed: what was taken back is remembered. */
export const manageGrantsEndpoints = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  give: {
    method: 'POST',
    path: '/api/v2/member/{id}/subscribe',
    access: 'grant.store',
    own: true,
    isStorable: false,
    idempotent: true,
  },
} as const satisfies Endpoints;
