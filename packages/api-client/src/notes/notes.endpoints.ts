import type { Endpoints } from '../http/endpoint.ts';

export const notesEndpoints = {
  list: { method: 'GET', path: '/api/v2/note', access: 'visitor', isStorable: false },
  detail: { method: 'GET', path: '/api/v2/note/{id}', access: 'visitor', isStorable: false },
  store: { method: 'POST', path: '/api/v2/note/store', access: 'signed-in', idempotent: true },
  update: { method: 'PUT', path: '/api/v2/note/{id}/update', access: 'signed-in' },
  remove: { method: 'DELETE', path: '/api/v2/note/{id}', access: 'signed-in' },
  removeMany: { method: 'DELETE', path: '/api/v2/note/batch/delete', access: 'signed-in' },
  mine: { method: 'GET', path: '/api/v2/my/notes', access: 'signed-in' },
  exportMine: { method: 'GET', path: '/api/v2/my/notes/export', access: 'signed-in' },
  marks: { method: 'GET', path: '/api/v2/video/{id}/confused', access: 'signed-in' },
  mark: { method: 'POST', path: '/api/v2/video/{id}/confused', access: 'signed-in' },
  unmark: { method: 'DELETE', path: '/api/v2/video/{id}/confused', access: 'signed-in' },
  // Teachers see how often, never who.
  confusion: { method: 'GET', path: '/api/v2/video/{id}/confused/count', access: 'video', own: true },
} as const satisfies Endpoints;
