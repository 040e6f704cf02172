import type { Endpoints } from '../http/endpoint.ts';

const addon = '/addons/MultiLevelShare/api/v1';
const shares = { access: 'signed-in', feature: 'share' } as const;

export const invitationsEndpoints = {
  config: { method: 'GET', path: `${addon}/config`, access: 'visitor', feature: 'share' },
  mine: { method: 'GET', path: `${addon}/user`, ...shares },
  posters: { method: 'GET', path: `${addon}/poster/list`, ...shares },
  goods: { method: 'GET', path: `${addon}/user/goods`, ...shares },
  goodsReward: { method: 'GET', path: `${addon}/user/goods/reward`, ...shares },
  bind: { method: 'POST', path: `${addon}/user/bind`, ...shares },
  users: { method: 'GET', path: '/api/v2/my/inviteUsers', ...shares },
  balanceRecords: {
    method: 'GET',
    path: '/api/v2/my/inviteBalanceRecords',
    alsoAt: `${addon}/user/balanceRecords`,
    ...shares,
  },
  withdraw: { method: 'POST', path: `${addon}/user/withdraw`, ...shares },
  withdrawals: { method: 'GET', path: '/api/v2/my/withdrawRecords', ...shares },
} as const satisfies Endpoints;
