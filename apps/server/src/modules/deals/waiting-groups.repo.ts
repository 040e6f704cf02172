import type { Order } from '@shuyuan/api-client';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupBuyParticipants, groupBuyTeams } from '../../db/schema.ts';

/** The groups of these orders that wait for people, by the order's number. */
export async function findWaitingGroups(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Order['group']>>> {
  if (orderIds.length === 0) return new Map();
  const { teamId, orderId, joinedAt } = groupBuyParticipants;
  const rows = await db
    .select({
      orderId,
      groupBuyId: groupBuyTeams.groupBuyId,
      teamId: groupBuyTeams.id,
      peopleNum: groupBuyTeams.peopleNum,
      expiresAt: groupBuyTeams.expiresAt,
      joined: db.$count(groupBuyParticipants, and(eq(teamId, groupBuyTeams.id), isNotNull(joinedAt))),
    })
    .from(groupBuyParticipants)
    .innerJoin(groupBuyTeams, eq(groupBuyTeams.id, teamId))
    .where(and(inArray(orderId, [...orderIds]), isNotNull(joinedAt), eq(groupBuyTeams.status, 3)));
  return new Map(
    rows.map(({ orderId: order, peopleNum, joined, expiresAt, ...team }) => [
      order,
      {
        group_buy_id: team.groupBuyId,
        team_id: team.teamId,
        missing: Math.max(0, peopleNum - joined),
        expires_at: expiresAt.toISOString(),
      },
    ]),
  );
}
