import type { Database } from '../../db/database.ts';
import * as repo from './group-buys.repo.ts';

/** Frees the place of an order in a group that waits for people. A complete group stays as it is. */
export async function leaveTeam(tx: Database, orderId: string): Promise<void> {
  const participant = await repo.findParticipantOfOrder(tx, orderId);
  if (!participant?.joinedAt || participant.teamId === null) return;
  const team = await repo.lockTeam(tx, participant.teamId);
  if (team?.status === 3) await repo.removeFromTeam(tx, participant.id);
}

/** Holds the group that an order has a place in, before its money: as a group that fails does. */
export async function holdTeam(tx: Database, orderId: string): Promise<void> {
  const participant = await repo.findParticipantOfOrder(tx, orderId);
  if (participant?.teamId) await repo.lockTeam(tx, participant.teamId);
}
