import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { redeemActivities, redeemCodes, type RedeemedGoods } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from '../manage/cells.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';
import { areOffered, goodsWithNames, isGiven } from './redeemed-goods.ts';

const { name, startAt, endAt, goods, createdAt, deletedAt } = redeemActivities;

const states = {
  coming: (now: Date) => gt(startAt, now),
  running: (now: Date) => and(lte(startAt, now), gt(endAt, now)),
  over: (now: Date) => lte(endAt, now),
};

const ofActivity = eq(redeemCodes.activityId, redeemActivities.id);

const refusedGoods = (message: string) => new Problem(1, message, { field: 'relate_data' });

/** Why an activity cannot give these; null where it can. */
function obstacleOf(things: readonly RedeemedGoods[]): string | null {
  const missing = things.find(({ sign }) => !isGiven(sign));
  if (missing) return strings.noSuchGoods(strings.signs[missing.sign]);
  return things.length > 1 && things.some(({ sign }) => sign === 'vip') ? strings.vipAlone : null;
}

/** Activities whose codes are exchanged for goods. One that was removed takes no codes; what was redeemed stays. */
export const redeemCodeResource = defineResource<Contract['manageRedeemCodes']>({
  entity: 'redeemCode',
  table: redeemActivities,
  title: name,
  deletedAt,
  fields: { name, start_at: startAt, end_at: endAt, relate_data: goods },
  row: (now) => ({
    name,
    start_at: startAt,
    end_at: endAt,
    relate_data: goodsWithNames,
    code_count: sql`(select count(*) from ${redeemCodes} where ${ofActivity})`,
    used_count: sql`(select count(*) from ${redeemCodes} where ${and(ofActivity, isNotNull(redeemCodes.usedAt))})`,
    state: sql`case when ${states.over(now)} then 'over' when ${states.coming(now)} then 'coming' else 'running' end`,
    created_at: createdAt,
  }),
  filters: { state: (wanted, now) => states[wanted](now) },
  sorts: { created_at: [createdAt, 'desc'], end_at: [endAt, 'desc'] },
  exported: {
    name: strings.name,
    columns: [
      [strings.id, (row) => row.id],
      [strings.activity, (row) => row.name],
      [strings.goods, (row) => row.relate_data.map((thing) => thing.name).join('、')],
      [strings.codeCount, (row) => row.code_count],
      [strings.usedCount, (row) => row.used_count],
      [strings.startAt, (row) => dayAndTime(row.start_at)],
      [strings.endAt, (row) => dayAndTime(row.end_at)],
      [strings.state, (row) => strings.states[row.state]],
    ],
  },
  clean: ({ relate_data: things, ...fields }) =>
    things === undefined
      ? fields
      : {
          ...fields,
          relate_data: [...new Map(things.map(({ sign, id }) => [`${sign} ${id}`, { sign, id }])).values()],
        },
  async check(ids, { tx, now, isUndo }, fields) {
    if (!fields.has('relate_data')) return;
    const rows = await tx
      .select({ goods })
      .from(redeemActivities)
      .where(inArray(redeemActivities.id, [...ids]));
    for (const row of rows) {
      const obstacle = obstacleOf(row.goods);
      if (obstacle !== null) throw refusedGoods(obstacle);
      // What was taken away and comes back need not be published any more.
      if (!isUndo && !(await areOffered(tx, row.goods, now))) throw refusedGoods(strings.goodsGone);
    }
    // What people have got stays as it is told to them.
    const used = and(inArray(redeemCodes.activityId, [...ids]), isNotNull(redeemCodes.usedAt));
    if (!isUndo && (await tx.$count(redeemCodes, used)) > 0) throw refusedGoods(strings.goodsTaken);
  },
  refusals: { impossible: new Problem(1, strings.endsBeforeStart, { field: 'end_at' }) },
});
