import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findOrderByNumber, lockForPayment } from '../orders/orders.repo.ts';
import {
  approveRefund,
  recordRefund,
  refuseRefund,
  retryRefund,
  storeRefund,
  titleOf,
} from './decide-refund.ts';
import { findEnding } from './ending-goods.ts';
import { paymentResource, refundResource } from './manage-refunds.ts';
import { findPayment, markChecked } from './payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';
import { refundStrings as strings } from './refunds.strings.ts';
import { returnPayment } from './return-payment.ts';
import { sendRefund } from './send-refunds.ts';

interface Deciding {
  tx: Database;
  now: Date;
  userId: number;
}

interface Call {
  db: Database;
  viewer: { userId: number };
}

/** Decides in one transaction, which the log is part of. */
function decideOnly(
  { clock }: ModuleDeps,
  { db, viewer }: Call,
  work: (deciding: Deciding) => Promise<RefundRow>,
): Promise<RefundRow> {
  return db.transaction(async (tx) => {
    const deciding = { tx, now: clock.now(), userId: viewer.userId };
    const decided = await work(deciding);
    await logDecision(deciding, decided);
    return decided;
  });
}

/** Likewise; then the payment service is asked. */
async function decide(
  deps: ModuleDeps,
  call: Call,
  work: (deciding: Deciding) => Promise<RefundRow>,
): Promise<void> {
  const refund = await decideOnly(deps, call, work);
  await sendRefund(deps, call.db, refund.id);
}

async function logDecision(deciding: Deciding, refund: RefundRow): Promise<void> {
  const { id, status, fen, answer, isLocal, keepsGoods } = refund;
  await addAction(deciding, {
    entity: 'refund',
    kind: 'update',
    subjects: [{ id, title: await titleOf(deciding.tx, refund) }],
    items: [
      {
        id,
        before: {},
        after: { status, amount: fen, answer, is_local: isLocal, keeps_goods: keepsGoods },
      },
    ],
  });
}

/** The calls of the console about refunds. */
export function manageRefundsRoutes(deps: ModuleDeps): Handlers<Contract['manageRefunds']> {
  const { list, find, exportRows } = resourceRoutes<Contract['manageRefunds']>(refundResource, deps);
  return {
    list,
    find,
    exportRows,
    async ends({ db, query: { order_id: orderId } }) {
      const order = await findOrderByNumber(db, orderId);
      return { ends: order?.status === 9 ? await findEnding(db, order, deps.clock.now()) : [] };
    },
    async approve({ params: { id }, body, ...call }) {
      const { amount: fen, is_local: isLocal, keeps_goods: keepsGoods, answer } = body;
      await decide(deps, call, (deciding) =>
        approveRefund(id, { fen, isLocal, keepsGoods, answer }, deciding),
      );
      return {};
    },
    async refuse({ params: { id }, body: { answer }, ...call }) {
      await decide(deps, call, (deciding) => refuseRefund(id, answer, deciding));
      return {};
    },
    async retry({ params: { id }, ...call }) {
      await decide(deps, call, (deciding) => retryRefund(id, deciding));
      return {};
    },
    async record({ params: { id }, body: { answer }, ...call }) {
      await decide(deps, call, (deciding) => recordRefund(id, answer, deciding));
      return {};
    },
    async store({ body, ...call }) {
      const { order_id: orderId, amount: fen, is_local: isLocal, keeps_goods: keepsGoods, reason } = body;
      const wanted = { orderId, fen, isLocal, keepsGoods, reason };
      // What is made once under a key commits later: the payment service is asked by the next round, and never before.
      const { id } = await decideOnly(deps, call, (deciding) => storeRefund(wanted, deciding));
      return { id };
    },
  };
}

/** The calls of the console about money that has paid no order. */
export function managePaymentsRoutes(deps: ModuleDeps): Handlers<Contract['managePayments']> {
  const { list, find, exportRows } = resourceRoutes<Contract['managePayments']>(paymentResource, deps);
  return {
    list,
    find,
    exportRows,
    async giveBack({ params: { id }, ...call }) {
      await decide(deps, call, async ({ tx, now, userId }) => {
        const found = await findPayment(tx, id);
        if (!found || found.state === 'taken') throw new Problem(404, strings.noPayment);
        if (found.state === 'unclear') throw new Problem(1, strings.unclear);
        await lockForPayment(tx, found.orderId);
        const payment = (await findPayment(tx, id)) ?? found;
        const order = await findOrderByNumber(tx, payment.orderId);
        const back = { userId: order?.userId ?? null, reason: strings.unmatched, decidedBy: userId };
        const refund = await returnPayment(tx, payment, back, now);
        if (!refund) throw new Problem(1, strings.returned);
        return refund;
      });
      return {};
    },
    async check({ db, viewer: { userId }, params: { id } }) {
      await db.transaction(async (tx) => {
        const change = { tx, now: deps.clock.now(), userId };
        const checked = await markChecked(tx, id, change.now);
        if (!checked) throw new Problem(1, strings.checked);
        await addAction(change, {
          entity: 'payment',
          kind: 'update',
          subjects: [{ id, title: checked.orderId }],
          items: [{ id, before: { checked: false }, after: { checked: true } }],
        });
      });
      return {};
    },
  };
}
