import type { FlashSale } from '@shuyuan/api-client/money';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { isRightAnswer } from '../captcha/captcha.service.ts';
import { closedKinds, requireOpenSection } from '../config/sections.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { orderAnswer } from '../orders/order-answer.ts';
import { takeTry } from '../orders/order-limits.ts';
import { requireWays } from '../orders/orders.service.ts';
import { dealCards } from './deal-cards.ts';
import { dealStrings as strings } from './deals.strings.ts';
import * as repo from './flash-sales.repo.ts';
import { findHeld, orderSlot, slotAnswer, takeSlot } from './flash-sales.service.ts';

/** The calls about flash sales. */
export function flashSalesRoutes(deps: ModuleDeps): Handlers<Contract['flashSales']> {
  const { clock, limiter } = deps;
  return {
    async list({ db, query: { page, size, ...wanted } }) {
      const now = clock.now();
      const of = { ...wanted, closed: await closedKinds(db) };
      const [rows, total] = await Promise.all([
        repo.listFlashSales(db, of, now, { page, size }),
        repo.countFlashSales(db, of, now),
      ]);
      return { now: now.toISOString(), data: await salesOf(db, rows, now), total };
    },

    async detail({ db, viewer, params: { id } }) {
      const now = clock.now();
      const row = await repo.findFlashSale(db, id);
      if (row) await requireOpenSection(db, row.goodsType, 404);
      const [sale] = row ? await salesOf(db, [row], now) : [];
      if (!sale) throw new Problem(404, strings.missing);
      return {
        now: now.toISOString(),
        data: sale,
        order: viewer && (await findHeld(db, id, viewer.userId, now)),
      };
    },

    async join({ db, viewer: { userId }, params: { id }, body: { image_key: key, image_captcha: typed } }) {
      await takeTry(limiter, 'create', userId);
      const now = clock.now();
      // Who presses twice has spent the picture with the first.
      const held = await findHeld(db, id, userId, now);
      if (held && held.status !== 3) return held;
      if (!(await isRightAnswer(db, key, typed, now)))
        throw new Problem(1, strings.wrongPicture, { field: 'image_captcha' });
      return db.transaction((tx) => takeSlot(tx, id, userId, clock.now()));
    },

    async buy({ db, viewer: { userId }, params: { id } }) {
      await requireWays(deps, db);
      const now = clock.now();
      return orderAnswer(await db.transaction((tx) => orderSlot(tx, id, userId, now)), now);
    },

    async mine({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listOwnSlots(db, userId, query),
        repo.countOwnSlots(db, userId),
      ]);
      const sales = await salesOf(
        db,
        rows.map(({ sale }) => sale),
        now,
      );
      const byId = new Map(sales.map((sale) => [sale.id, sale]));
      const data = rows.flatMap(({ sale: { id }, ...held }) => {
        const sale = byId.get(id);
        if (!sale) return [];
        return [{ ...slotAnswer(held, now), created_at: held.slot.createdAt.toISOString(), sale }];
      });
      return { data, total };
    },
  };
}

/** Sales with what is left of them. */
async function salesOf(db: Database, rows: readonly repo.FlashSaleRow[], now: Date): Promise<FlashSale[]> {
  const ids = rows.map(({ id }) => id);
  const [cards, held] = await Promise.all([
    dealCards(db, rows, now),
    ids.length === 0 ? new Map<number, number>() : repo.countHeld(db, ids, now),
  ]);
  return cards.map(({ row: { id, num }, card }) => ({
    ...card,
    num,
    over_num: Math.max(0, num - (held.get(id) ?? 0)),
  }));
}
