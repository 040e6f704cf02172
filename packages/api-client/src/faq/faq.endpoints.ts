import type { Endpoints } from '../http/endpoint.ts';

export const faqEndpoints = {
  list: { method: 'GET', path: '/api/v2/faq', access: 'visitor' },
} as const satisfies Endpoints;
