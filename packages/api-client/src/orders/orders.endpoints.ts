import type { Endpoints } from '../http/endpoint.ts';

export const ordersEndpoints = {
  mine: { method: 'GET', path: '/api/v2/my/orders', access: 'signed-in' },
  goods: { method: 'GET', path: '/api/v2/order/goods', access: 'signed-in' },
  // Of the site, for the page of what is sold.
  prices: { method: 'GET', path: '/api/v2/order/prices', access: 'visitor', isStorable: false },
  payments: { method: 'GET', path: '/api/v2/order/payments', access: 'visitor' },
  create: { method: 'POST', path: '/api/v2/order/{type}', access: 'signed-in', idempotent: true },
  detail: { method: 'GET', path: '/api/v2/order/{id}', access: 'signed-in' },
  status: { method: 'GET', path: '/api/v2/order/status', access: 'signed-in', isStorable: false },
  payByWechat: { method: 'POST', path: '/api/v2/order/pay/wechatScan', access: 'signed-in' },
  payByAlipay: { method: 'POST', path: '/api/v2/order/pay/alipayPage', access: 'signed-in' },
  payByHand: { method: 'POST', path: '/api/v3/order/pay/handPay', access: 'signed-in' },
  cancel: { method: 'PUT', path: '/api/v2/order/{id}/cancel', access: 'signed-in' },
} as const satisfies Endpoints;
