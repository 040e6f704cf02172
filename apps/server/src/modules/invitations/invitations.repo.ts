import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  balanceAccounts,
  balanceTransfers,
  invitations,
  inviteRewards,
  shareGoods,
  users,
  withdrawals,
} from '../../db/schema.ts';

interface Place {
  page: number;
  size: number;
}

const slice = ({ page, size }: Place) => ({ limit: size, offset: (page - 1) * size });

/** What a person has; nothing while nothing has come to it. */
export async function findBalance(db: Database, userId: number) {
  const { id, balance, debt } = balanceAccounts;
  const [account] = await db
    .select({ id, balance, debt })
    .from(balanceAccounts)
    .where(eq(balanceAccounts.userId, userId));
  return account ?? { id: null, balance: 0, debt: 0 };
}

export async function findSharing(db: Database, userId: number) {
  const [person] = await db
    .select({ uuid: users.uuid, nickName: users.nickName })
    .from(users)
    .where(eq(users.id, userId));
  const [waiting] = await db
    .select({ sum: sql<number>`coalesce(sum(${inviteRewards.amount}), 0)::int` })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.inviterId, userId), eq(inviteRewards.state, 'waiting')));
  const count = await countInvited(db, userId);
  return { uuid: person?.uuid ?? '', nickName: person?.nickName ?? '', waiting: waiting?.sum ?? 0, count };
}

/** How many came by a person's link. */
export const countInvited = (db: Database, userId: number) =>
  db.$count(invitations, eq(invitations.inviterId, userId));

/** Who came by a person's link, the latest first. */
export async function listInvited(db: Database, userId: number, place: Place) {
  const ofInvitee = and(
    eq(inviteRewards.inviteeId, invitations.inviteeId),
    eq(inviteRewards.inviterId, userId),
  );
  const { limit, offset } = slice(place);
  const isMine = eq(invitations.inviterId, userId);
  const [data, total] = await Promise.all([
    db
      .select({
        id: users.id,
        nickName: users.nickName,
        avatar: users.avatar,
        createdAt: invitations.createdAt,
        endsAt: invitations.endsAt,
        orders: sql<number>`(select count(*)::int from ${inviteRewards} where ${ofInvitee})`,
        earned: sql<number>`(select coalesce(sum(${inviteRewards.amount}), 0)::int from ${inviteRewards}
          where ${ofInvitee} and ${inArray(inviteRewards.state, ['waiting', 'paid'])})`,
      })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.inviteeId))
      .where(isMine)
      .orderBy(desc(invitations.createdAt), desc(invitations.inviteeId))
      .limit(limit)
      .offset(offset),
    db.$count(invitations, isMine),
  ]);
  return { data, total };
}

/** What came to an account and went, the latest first. */
export async function listTransfers(db: Database, accountId: number, place: Place) {
  const { fromId, toId, amount } = balanceTransfers;
  const isMine = or(eq(fromId, accountId), eq(toId, accountId));
  const { limit, offset } = slice(place);
  const [data, total] = await Promise.all([
    db
      .select({
        id: balanceTransfers.id,
        amount: sql<number>`case when ${toId} = ${accountId} then ${amount} else -${amount} end`,
        beforeBalance: balanceTransfers.beforeBalance,
        reason: balanceTransfers.reason,
        remark: balanceTransfers.remark,
        createdAt: balanceTransfers.createdAt,
      })
      .from(balanceTransfers)
      .where(isMine)
      .orderBy(desc(balanceTransfers.createdAt), desc(balanceTransfers.id))
      .limit(limit)
      .offset(offset),
    db.$count(balanceTransfers, isMine),
  ]);
  return { data, total };
}

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export async function listWithdrawals(db: Database, userId: number, place: Place) {
  const isMine = eq(withdrawals.userId, userId);
  const { limit, offset } = slice(place);
  const [data, total] = await Promise.all([
    db
      .select()
      .from(withdrawals)
      .where(isMine)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(limit)
      .offset(offset),
    db.$count(withdrawals, isMine),
  ]);
  return { data, total };
}

/** Goods with a reward of their own that are shown, the highest first. Kinds whose section is switched off are left out. */
export async function listShareGoods(db: Database, place: Place, closed: readonly string[]) {
  const isShown = and(
    eq(shareGoods.isShown, true),
    notInArray(shareGoods.goodsType, closed as (typeof shareGoods.$inferSelect)['goodsType'][]),
  );
  const { limit, offset } = slice(place);
  const [data, total] = await Promise.all([
    db
      .select()
      .from(shareGoods)
      .where(isShown)
      .orderBy(desc(shareGoods.reward), desc(shareGoods.id))
      .limit(limit)
      .offset(offset),
    db.$count(shareGoods, isShown),
  ]);
  return { data, total };
}

export async function findShareGoods(
  db: Database,
  type: (typeof shareGoods.$inferSelect)['goodsType'],
  id: number,
) {
  const [goods] = await db
    .select()
    .from(shareGoods)
    .where(and(eq(shareGoods.goodsType, type), eq(shareGoods.goodsId, id)));
  return goods;
}
