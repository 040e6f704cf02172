import type { Endpoints } from '../http/endpoint.ts';

export const manageSettingsEndpoints = {
  find: { method: 'GET', path: '/api/v2/manage/setting', access: 'setting.save', isStorable: false },
  update: { method: 'PUT', path: '/api/v2/setting/save', access: 'setting.save', isStorable: false },
} as const satisfies Endpoints;
