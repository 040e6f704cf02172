import type { Endpoints } from '../http/endpoint.ts';

export const captchaEndpoints = {
  image: { method: 'GET', path: '/api/v2/captcha/image', access: 'visitor', isStorable: false },
  slider: { method: 'GET', path: '/api/v2/captcha/slider', access: 'visitor', isStorable: false },
  checkSlider: { method: 'POST', path: '/api/v2/captcha/slider/check', access: 'visitor' },
  sms: { method: 'POST', path: '/api/v2/captcha/sms', access: 'visitor' },
} as const satisfies Endpoints;
