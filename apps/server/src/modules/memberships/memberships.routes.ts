import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { listPlans } from './memberships.repo.ts';

export function membershipsRoutes(): Handlers<Contract['memberships']> {
  return {
    plans: async ({ db }) =>
      (await listPlans(db)).map(({ id, name, charge, expireDays, benefits }) => ({
        id,
        name,
        charge,
        expire_days: expireDays,
        desc_rows: benefits,
      })),
  };
}
