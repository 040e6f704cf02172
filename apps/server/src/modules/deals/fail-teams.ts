import type { Database } from '../../db/database.ts';
import { takeBackRewards } from '../invitations/pay-rewards.ts';
import { findOrderByNumber } from '../orders/orders.repo.ts';
import { findTaken } from '../refunds/payments.repo.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { runEach } from '../run-each.ts';
import { dealStrings as strings } from './deals.strings.ts';
import * as repo from './group-buys.repo.ts';

const perRound = 50;

/**
 * Ends the groups that had their time and are not complete, and gives back what was paid. Any number of servers may do so
 * at once: each group fails in one transaction.
 */
export async function failOverdueTeams(db: Database, now: Date): Promise<void> {
  const teams = await repo.listOverdueTeams(db, now, perRound);
  await runEach(
    teams.map(
      ({ id }) =>
        () =>
          db.transaction((tx) => failTeam(tx, id, now)),
    ),
  );
  const left = await repo.listUnreturned(db, now, perRound);
  await runEach(left.map((order) => () => db.transaction((tx) => returnLeft(tx, order, now))));
}

/** Gives back what could not go back when the group failed, since a part of it was on its way. */
async function returnLeft(
  tx: Database,
  { id, teamId }: { id: string; teamId: number },
  now: Date,
): Promise<void> {
  await repo.lockTeam(tx, teamId);
  const [payment, order] = [await findTaken(tx, id), await findOrderByNumber(tx, id)];
  if (payment && order)
    await returnPayment(tx, payment, { userId: order.userId, reason: strings.failed }, now);
}

async function failTeam(tx: Database, id: number, now: Date): Promise<void> {
  const team = await repo.lockTeam(tx, id);
  // Somebody else was faster, or the last place was paid meanwhile.
  if (team?.status !== 3) return;
  await repo.failTeam(tx, id);
  for (const order of await repo.listTeamOrders(tx, id)) {
    const payment = await findTaken(tx, order.id);
    if (payment) await returnPayment(tx, payment, { userId: order.userId, reason: strings.failed }, now);
    await takeBackRewards(tx, order.id, now);
  }
}
