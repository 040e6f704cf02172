import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { recordsOf } from './credit-records.ts';

/** The calls about one's own credits. */
export function creditsRoutes(): Handlers<Contract['credits']> {
  return {
    records: ({ db, viewer, query }) => recordsOf(db, viewer.userId, query),
  };
}
