import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

export const manageRolesEndpoints = {
  ...resourceEndpoints('role'),
  info: { method: 'GET', path: '/api/v2/manage/role/{id}/info', access: 'role' },
  privileges: { method: 'GET', path: '/api/v2/manage/role/{id}/privilege', access: 'role' },
  addPrivilege: { method: 'POST', path: '/api/v2/role/{id}/privilege/store', access: 'role.update' },
  updatePrivilege: {
    method: 'PUT',
    path: '/api/v2/role/{id}/privilege/{code}/update',
    access: 'role.update',
  },
  removePrivilege: { method: 'DELETE', path: '/api/v2/role/{id}/privilege/{code}', access: 'role.update' },
  syncPrivileges: { method: 'PUT', path: '/api/v2/role/{id}/privilege/sync', access: 'role.update' },
  preview: { method: 'POST', path: '/api/v2/role/preview', access: 'role', isStorable: false },
} as const satisfies Endpoints;
