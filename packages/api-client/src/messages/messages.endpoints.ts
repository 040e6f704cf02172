import type { Endpoints } from '../http/endpoint.ts';

export const messagesEndpoints = {
  list: { method: 'GET', path: '/api/v2/my/messages', access: 'signed-in' },
  unread: { method: 'GET', path: '/api/v2/my/unreadNotificationCount', access: 'signed-in' },
  markRead: { method: 'PUT', path: '/api/v2/my/notificationMarkAsRead/{id}', access: 'signed-in' },
  markAllRead: { method: 'PUT', path: '/api/v2/my/notificationMarkAllAsRead', access: 'signed-in' },
  settings: { method: 'GET', path: '/api/v2/my/messageSettings', access: 'signed-in' },
  digest: { method: 'GET', path: '/api/v2/my/messageDigest', access: 'signed-in' },
  changeDigest: { method: 'PUT', path: '/api/v2/my/messageDigest', access: 'signed-in' },
  changeSetting: { method: 'PUT', path: '/api/v2/my/messageSettings', access: 'signed-in' },
} as const satisfies Endpoints;
