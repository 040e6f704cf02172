import type { Endpoints } from '../http/endpoint.ts';

const miaosha = '/addons/MiaoSha/api/v1/m' as const;
const tuangou = '/addons/TuanGou/api/v1/t' as const;

export const flashSalesEndpoints = {
  list: { method: 'GET', path: miaosha, access: 'visitor', feature: 'miaosha' },
  mine: { method: 'GET', path: `${miaosha}/user/orders`, access: 'signed-in', feature: 'miaosha' },
  detail: { method: 'GET', path: `${miaosha}/{id}`, access: 'visitor', feature: 'miaosha' },
  join: { method: 'POST', path: `${miaosha}/{id}/join`, access: 'signed-in', feature: 'miaosha' },
  buy: {
    method: 'POST',
    path: `${miaosha}/order/{id}/buy`,
    access: 'signed-in',
    feature: 'miaosha',
    idempotent: true,
  },
} as const satisfies Endpoints;

export const groupBuysEndpoints = {
  list: { method: 'GET', path: tuangou, access: 'visitor', feature: 'tuangou' },
  mine: { method: 'GET', path: `${tuangou}/member/orders`, access: 'signed-in', feature: 'tuangou' },
  detail: { method: 'GET', path: `${tuangou}/{id}`, access: 'visitor', feature: 'tuangou' },
  buy: {
    method: 'POST',
    path: `${tuangou}/{id}/buy`,
    access: 'signed-in',
    feature: 'tuangou',
    idempotent: true,
  },
} as const satisfies Endpoints;
