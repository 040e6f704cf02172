import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { refundAnswer } from './refund-answer.ts';
import { askRefund, previewRefund, withdrawRefund } from './refunds.service.ts';

/** The calls of one's own refunds. */
export function refundsRoutes({ clock }: Pick<ModuleDeps, 'clock'>): Handlers<Contract['refunds']> {
  return {
    preview: ({ db, viewer: { userId }, query: { order_id: orderId } }) =>
      previewRefund({ db, userId, orderId, now: clock.now() }),

    ask: ({ db, viewer: { userId }, body: { order_id: orderId, reason } }) =>
      db.transaction(async (tx) =>
        refundAnswer(await askRefund({ db: tx, userId, orderId, reason, now: clock.now() })),
      ),

    withdraw: async ({ db, viewer: { userId }, params: { id } }) =>
      refundAnswer(await withdrawRefund(db, { id, userId }, clock.now())),
  };
}
