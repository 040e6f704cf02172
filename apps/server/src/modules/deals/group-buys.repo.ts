import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  groupBuys,
  groupBuyParticipants as participants,
  groupBuyTeams as teams,
  orderPayments,
  orderRefunds,
  orders,
  users,
} from '../../db/schema.ts';
import type { DealOf } from './flash-sales.repo.ts';

export type GroupBuyRow = typeof groupBuys.$inferSelect;
export type TeamRow = typeof teams.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;

const isOffered = and(eq(groupBuys.isShow, true), isNull(groupBuys.deletedAt));

/** Runs or is to come. */
const stands = ({ goods_type: type, goods_id: id, closed }: DealOf, now: Date): SQL | undefined =>
  and(
    isOffered,
    gt(groupBuys.endedAt, now),
    notInArray(groupBuys.goodsType, closed as GroupBuyRow['goodsType'][]),
    type && eq(groupBuys.goodsType, type),
    id === undefined ? undefined : eq(groupBuys.goodsId, id),
  );

export const listGroupBuys = (db: Database, of: DealOf, now: Date, page: { page: number; size: number }) =>
  db
    .select()
    .from(groupBuys)
    .where(stands(of, now))
    .orderBy(asc(groupBuys.endedAt), asc(groupBuys.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);

export const countGroupBuys = (db: Database, of: DealOf, now: Date) => db.$count(groupBuys, stands(of, now));

/** Undefined for what was removed or is hidden. */
export async function findGroupBuy(db: Database, id: number): Promise<GroupBuyRow | undefined> {
  const [offer] = await db
    .select()
    .from(groupBuys)
    .where(and(eq(groupBuys.id, id), isOffered));
  return offer;
}

/** Also one that was removed meanwhile: who has paid began while it was there. */
export async function findAnyGroupBuy(db: Database, id: number): Promise<GroupBuyRow> {
  const [offer] = await db.select().from(groupBuys).where(eq(groupBuys.id, id));
  if (!offer) throw new Error(`There is no group buy ${id}.`);
  return offer;
}

export async function findTeam(db: Database, id: number): Promise<TeamRow | undefined> {
  const [team] = await db.select().from(teams).where(eq(teams.id, id));
  return team;
}

/** Held: of two who pay for the last place one is first. */
export async function lockTeam(tx: Database, id: number): Promise<TeamRow | undefined> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, id)).for('update');
  return team;
}

/** Groups that wait for people, those whose time ends first before the others. */
export const listOpenTeams = (db: Database, groupBuyId: number, now: Date, limit: number) =>
  db
    .select()
    .from(teams)
    .where(and(eq(teams.groupBuyId, groupBuyId), eq(teams.status, 3), gt(teams.expiresAt, now)))
    .orderBy(asc(teams.expiresAt), asc(teams.id))
    .limit(limit);

/** The group that a person is in by a payment, the latest. */
export async function findOwnTeam(
  db: Database,
  groupBuyId: number,
  userId: number,
): Promise<TeamRow | undefined> {
  const [found] = await db
    .select({ team: teams })
    .from(participants)
    .innerJoin(teams, eq(teams.id, participants.teamId))
    .where(
      and(
        eq(participants.groupBuyId, groupBuyId),
        eq(participants.userId, userId),
        isNotNull(participants.joinedAt),
      ),
    )
    .orderBy(desc(participants.joinedAt), desc(participants.id))
    .limit(1);
  return found?.team;
}

/** Who is in these groups, the first first. */
export const listMembers = (db: Database, teamIds: readonly number[]) =>
  teamIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          teamId: sql<number>`${participants.teamId}`.mapWith(Number),
          id: users.id,
          name: users.nickName,
          avatar: users.avatar,
        })
        .from(participants)
        .innerJoin(users, eq(users.id, participants.userId))
        .where(and(inArray(participants.teamId, [...teamIds]), isNotNull(participants.joinedAt)))
        .orderBy(asc(participants.joinedAt), asc(participants.id));

/** How many places of a group are paid, also by people whose account is gone. */
export const countTaken = (db: Database, teamId: number): Promise<number> =>
  db.$count(participants, and(eq(participants.teamId, teamId), isNotNull(participants.joinedAt)));

export const isIn = async (db: Database, teamId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    participants,
    and(eq(participants.teamId, teamId), eq(participants.userId, userId), isNotNull(participants.joinedAt)),
  )) > 0;

export async function insertParticipant(
  tx: Database,
  participant: typeof participants.$inferInsert,
): Promise<void> {
  await tx.insert(participants).values(participant).onConflictDoNothing();
}

export async function findParticipantOfOrder(
  db: Database,
  orderId: string,
): Promise<ParticipantRow | undefined> {
  const [participant] = await db.select().from(participants).where(eq(participants.orderId, orderId));
  return participant;
}

export async function joinTeam(
  tx: Database,
  participantId: number,
  teamId: number,
  now: Date,
): Promise<void> {
  await tx.update(participants).set({ teamId, joinedAt: now }).where(eq(participants.id, participantId));
}

/** Takes somebody's place away, who stays listed with the order. */
export async function removeFromTeam(tx: Database, participantId: number): Promise<void> {
  await tx.update(participants).set({ joinedAt: null }).where(eq(participants.id, participantId));
}

export async function insertTeam(tx: Database, team: typeof teams.$inferInsert): Promise<TeamRow> {
  const [row] = await tx.insert(teams).values(team).returning();
  if (!row) throw new Error('A group was not stored.');
  return row;
}

export async function completeTeam(tx: Database, id: number, now: Date): Promise<void> {
  await tx.update(teams).set({ status: 1, completedAt: now }).where(eq(teams.id, id));
}

export async function failTeam(tx: Database, id: number): Promise<void> {
  await tx.update(teams).set({ status: 2 }).where(eq(teams.id, id));
}

/** The paid orders of a group. */
export const listTeamOrders = async (tx: Database, teamId: number) =>
  (
    await tx
      .select({ order: orders })
      .from(participants)
      .innerJoin(orders, eq(orders.id, participants.orderId))
      .where(and(eq(participants.teamId, teamId), isNotNull(participants.joinedAt)))
      .orderBy(asc(orders.id))
  ).map(({ order }) => order);

/** Groups that had their time and are not complete. */
export const listOverdueTeams = (db: Database, now: Date, limit: number) =>
  db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.status, 3), lte(teams.expiresAt, now)))
    .orderBy(asc(teams.expiresAt))
    .limit(limit);

const day = 24 * 60 * 60_000;

/** Orders of groups that have failed in the last month, of whose money a part did not go back and none is on its way. */
export const listUnreturned = (db: Database, now: Date, limit: number) =>
  db
    .select({ id: orderPayments.orderId, teamId: teams.id })
    .from(teams)
    .innerJoin(participants, and(eq(participants.teamId, teams.id), isNotNull(participants.joinedAt)))
    .innerJoin(
      orderPayments,
      and(
        eq(orderPayments.orderId, participants.orderId),
        eq(orderPayments.state, 'taken'),
        lt(orderPayments.refunded, orderPayments.fen),
      ),
    )
    .where(
      and(
        eq(teams.status, 2),
        gt(teams.expiresAt, new Date(now.getTime() - 30 * day)),
        sql`not exists (select from ${orderRefunds} where ${orderRefunds.paymentId} = ${orderPayments.id}
          and ${orderRefunds.status} in (1, 9))`,
      ),
    )
    .orderBy(asc(orderPayments.id))
    .limit(limit);

/** What a person has ordered with others, the latest first; offers that were removed too. */
export const listParticipations = (db: Database, userId: number, page: { page: number; size: number }) =>
  db
    .select({ participant: participants, order: orders, offer: groupBuys, team: teams })
    .from(participants)
    .innerJoin(groupBuys, eq(groupBuys.id, participants.groupBuyId))
    .innerJoin(orders, eq(orders.id, participants.orderId))
    .leftJoin(teams, and(eq(teams.id, participants.teamId), isNotNull(participants.joinedAt)))
    .where(eq(participants.userId, userId))
    .orderBy(desc(participants.createdAt), desc(participants.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);

export const countParticipations = (db: Database, userId: number) =>
  db.$count(participants, eq(participants.userId, userId));
