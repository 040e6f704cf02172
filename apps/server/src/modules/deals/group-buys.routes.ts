import type { GroupBuy, GroupBuyTeam } from '@shuyuan/api-client/money';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { closedKinds, requireOpenSection } from '../config/sections.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { orderAnswer } from '../orders/order-answer.ts';
import { takeTry } from '../orders/order-limits.ts';
import { isOverdue, statusAt } from '../orders/order-status.ts';
import { findOpenOrder } from '../orders/orders.repo.ts';
import { requireWays } from '../orders/orders.service.ts';
import { dealCards } from './deal-cards.ts';
import { createDealOrder } from './deal-order.ts';
import { dealStrings as strings } from './deals.strings.ts';
import * as repo from './group-buys.repo.ts';

/** More groups than these nobody looks through. */
const teamsShown = 20;

/** The calls about offers to groups. */
export function groupBuysRoutes(deps: ModuleDeps): Handlers<Contract['groupBuys']> {
  const { clock, limiter } = deps;
  return {
    async list({ db, query: { page, size, ...wanted } }) {
      const now = clock.now();
      const of = { ...wanted, closed: await closedKinds(db) };
      const [rows, total] = await Promise.all([
        repo.listGroupBuys(db, of, now, { page, size }),
        repo.countGroupBuys(db, of, now),
      ]);
      return { now: now.toISOString(), data: await offersOf(db, rows, now), total };
    },

    async detail({ db, viewer, params: { id } }) {
      const now = clock.now();
      const row = await repo.findGroupBuy(db, id);
      if (row) await requireOpenSection(db, row.goodsType, 404);
      const [goods] = row ? await offersOf(db, [row], now) : [];
      if (!goods) throw new Problem(404, strings.missing);
      const [open, own] = await Promise.all([
        repo.listOpenTeams(db, id, now, teamsShown),
        viewer ? repo.findOwnTeam(db, id, viewer.userId) : undefined,
      ]);
      const answers = await teamAnswers(db, own ? [own, ...open] : open);
      return {
        now: now.toISOString(),
        goods,
        items: open.flatMap((team) => answers.get(team.id) ?? []),
        join_item: (own && answers.get(own.id)) ?? null,
      };
    },

    async buy({ db, viewer: { userId }, params: { id }, body: { gid } }) {
      await requireWays(deps, db);
      await takeTry(limiter, 'create', userId);
      const now = clock.now();
      const order = await db.transaction((tx) =>
        orderPlace(tx, { groupBuyId: id, teamId: gid, userId }, now),
      );
      return orderAnswer(order, now);
    },

    async mine({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listParticipations(db, userId, query),
        repo.countParticipations(db, userId),
      ]);
      const offers = await offersOf(
        db,
        rows.map(({ offer }) => offer),
        now,
      );
      const byId = new Map(offers.map((offer) => [offer.id, offer]));
      const teams = await teamAnswers(
        db,
        rows.flatMap(({ team }) => team ?? []),
      );
      const data = rows.flatMap(({ participant, order, offer, team }) => {
        const goods = byId.get(offer.id);
        if (!goods) return [];
        const status = statusAt(order, now);
        return [
          {
            id: participant.id,
            status: status === 9 ? (1 as const) : status === 7 ? (3 as const) : (0 as const),
            order_id: order.id,
            created_at: participant.createdAt.toISOString(),
            goods,
            item: (team && teams.get(team.id)) ?? null,
          },
        ];
      });
      return { data, total };
    },
  };
}

/** Orders a place in a group that waits for people, or in a new one. The place is taken when it is paid. */
async function orderPlace(
  tx: Database,
  wanted: { groupBuyId: number; teamId: number | undefined; userId: number },
  now: Date,
) {
  const { groupBuyId, teamId, userId } = wanted;
  const offer = await repo.findGroupBuy(tx, groupBuyId);
  if (!offer) throw new Problem(404, strings.missing);
  await requireOpenSection(tx, offer.goodsType);
  const own = await repo.findOwnTeam(tx, groupBuyId, userId);
  if (own?.status === 3) throw new Problem(1, strings.inTeam);
  // A group that has begun may fill up after the offer has ended.
  if (teamId === undefined) requireRunning(offer, now);
  else await requireOpenTeam(tx, teamId, groupBuyId, now);
  const goods = { userId, type: offer.goodsType, goodsId: offer.goodsId };
  const [waiting] = await findOpenOrder(tx, goods).for('update');
  if (waiting && !isOverdue(waiting, now) && waiting.discountKind === 'group_buy') {
    const participant = await repo.findParticipantOfOrder(tx, waiting.id);
    if (participant?.groupBuyId === groupBuyId && participant.teamId === (teamId ?? null)) return waiting;
  }
  const deal = { kind: 'group_buy', id: groupBuyId, charge: offer.charge } as const;
  const order = await createDealOrder(tx, goods, deal, now);
  await repo.insertParticipant(tx, {
    groupBuyId,
    teamId: teamId ?? null,
    userId,
    orderId: order.id,
    createdAt: now,
  });
  return order;
}

function requireRunning({ startedAt, endedAt }: repo.GroupBuyRow, now: Date): void {
  if (startedAt > now) {
    const seconds = Math.ceil((startedAt.getTime() - now.getTime()) / 1000);
    throw new Problem(1, strings.notStarted, { seconds_left: seconds });
  }
  if (endedAt <= now) throw new Problem(1, strings.over);
}

async function requireOpenTeam(tx: Database, teamId: number, groupBuyId: number, now: Date): Promise<void> {
  const team = await repo.findTeam(tx, teamId);
  if (!team || team.groupBuyId !== groupBuyId) throw new Problem(404, strings.teamMissing);
  if (team.status === 1) throw new Problem(1, strings.teamFull);
  if (team.status === 2 || team.expiresAt <= now) throw new Problem(1, strings.teamOver);
}

async function offersOf(db: Database, rows: readonly repo.GroupBuyRow[], now: Date): Promise<GroupBuy[]> {
  const cards = await dealCards(db, rows, now);
  return cards.map(({ row: { peopleNum, timeLimit }, card }) => ({
    ...card,
    people_num: peopleNum,
    time_limit: timeLimit,
  }));
}

/** Groups with who is in them, by their id. */
async function teamAnswers(
  db: Database,
  rows: readonly repo.TeamRow[],
): Promise<ReadonlyMap<number, GroupBuyTeam>> {
  const members = await repo.listMembers(db, [...new Set(rows.map(({ id }) => id))]);
  return new Map(
    rows.map((team) => {
      const users = members
        .filter(({ teamId }) => teamId === team.id)
        .map(({ id, name, avatar }) => ({ id, name, avatar }));
      const creator = users.find(({ id }) => id === team.creatorId);
      return [
        team.id,
        {
          id: team.id,
          status: team.status,
          create_user_id: creator?.id ?? null,
          create_user_name: creator?.name ?? '',
          users,
          over_people_num: team.status === 1 ? 0 : Math.max(0, team.peopleNum - users.length),
          expires_at: team.expiresAt.toISOString(),
        },
      ];
    }),
  );
}
