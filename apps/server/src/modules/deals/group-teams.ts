import type { Database } from '../../db/database.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import * as repo from './group-buys.repo.ts';

const hour = 60 * 60_000;

/**
 * Takes the place that was paid for, and hands over to everybody as soon as the group is complete. Where the place that
 * was wanted is gone, the payment begins a group. False when there is nobody to hand over to.
 */
export async function joinPaidTeam(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const participant = await repo.findParticipantOfOrder(tx, order.id);
  if (!participant || order.userId === null) return false;
  const team =
    (await findOpen(tx, participant, order.userId, now)) ?? (await beginTeam(tx, participant, now));
  await repo.joinTeam(tx, participant.id, team.id, now);
  if ((await repo.countTaken(tx, team.id)) < team.peopleNum) return true;
  await repo.completeTeam(tx, team.id, now);
  for (const each of await repo.listTeamOrders(tx, team.id)) await deliverOrder(tx, each, now);
  return true;
}

/** The group that was wanted, if it still waits for people. */
async function findOpen(
  tx: Database,
  { teamId }: repo.ParticipantRow,
  userId: number,
  now: Date,
): Promise<repo.TeamRow | undefined> {
  if (teamId === null) return undefined;
  const team = await repo.lockTeam(tx, teamId);
  if (!team || team.status !== 3 || team.expiresAt <= now) return undefined;
  return (await repo.isIn(tx, teamId, userId)) ? undefined : team;
}

async function beginTeam(
  tx: Database,
  { groupBuyId, userId }: repo.ParticipantRow,
  now: Date,
): Promise<repo.TeamRow> {
  const { peopleNum, timeLimit } = await repo.findAnyGroupBuy(tx, groupBuyId);
  return repo.insertTeam(tx, {
    groupBuyId,
    creatorId: userId,
    peopleNum,
    status: 3,
    createdAt: now,
    expiresAt: new Date(now.getTime() + timeLimit * hour),
  });
}
