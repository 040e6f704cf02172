import type { Endpoints } from '../http/endpoint.ts';

export const sessionEndpoints = {
  loginByPassword: { method: 'POST', path: '/api/v2/login/password', access: 'visitor' },
  loginByMobile: { method: 'POST', path: '/api/v2/login/mobile', access: 'visitor' },
  register: { method: 'POST', path: '/api/v2/register/sms', access: 'visitor' },
  resetPassword: { method: 'POST', path: '/api/v2/password/reset', access: 'visitor' },
  startWechat: {
    method: 'GET',
    path: '/api/v3/auth/login/wechat/scan',
    alsoAt: '/api/v2/login/wechat/scan',
    access: 'visitor',
    isStorable: false,
  },
  startWechatByPost: {
    method: 'POST',
    path: '/api/v3/auth/login/wechat/scan',
    alsoAt: '/api/v2/login/wechat/scan',
    access: 'visitor',
    isStorable: false,
  },
  checkWechat: {
    method: 'GET',
    path: '/api/v3/auth/login/wechat/scan/query',
    alsoAt: '/api/v2/login/wechat/scan/query',
    access: 'visitor',
    isStorable: false,
  },
  checkWechatByPost: {
    method: 'POST',
    path: '/api/v3/auth/login/wechat/scan/query',
    alsoAt: '/api/v2/login/wechat/scan/query',
    access: 'visitor',
    isStorable: false,
  },
  loginByCode: { method: 'POST', path: '/api/v3/auth/login/code', access: 'visitor' },
  bindByCode: { method: 'POST', path: '/api/v3/auth/register/withSocialite', access: 'visitor' },
  bindByScan: { method: 'POST', path: '/api/v3/auth/register/withWechatScan', access: 'visitor' },
  bindMobile: { method: 'PUT', path: '/api/v2/my/mobile', access: 'signed-in' },
  logout: { method: 'POST', path: '/api/v2/logout', access: 'signed-in', inPreview: true },
  devices: { method: 'GET', path: '/api/v2/my/sessions', access: 'signed-in' },
  revokeDevice: { method: 'DELETE', path: '/api/v2/my/sessions/{id}', access: 'signed-in' },
  destroy: { method: 'POST', path: '/api/v3/my/destroy', access: 'signed-in' },
} as const satisfies Endpoints;
