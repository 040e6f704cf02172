import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { orders, promoCodes, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource, type Change } from '../../resources/resource.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { dayAndTime } from '../manage/cells.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { makeCode } from './make-codes.ts';
import { keptForm } from './promo-codes.repo.ts';
import { promoCodeStrings as strings } from './promo-codes.strings.ts';

const { code, invitedUserReward, useTimes, usedTimes, expiredAt, createdAt } = promoCodes;

const isUsedUp = sql`${useTimes} > 0 and ${usedTimes} >= ${useTimes}`;

const states = {
  active: (now: Date) => and(gt(expiredAt, now), sql`not (${isUsedUp})`),
  used_up: (now: Date) => and(gt(expiredAt, now), isUsedUp),
  expired: (now: Date) => lte(expiredAt, now),
};

const uses = sql`(select coalesce(json_agg(used order by used.created_at desc), '[]') from (
  select ${orders.id} as order_id, ${orders.goodsName} as goods_name, ${orders.discount} as discount,
    ${orders.status} as status, to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    (select json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar})
      from ${users} where ${users.id} = ${orders.userId}) as person
  from ${orders}
  where ${orders.discountKind} = 'promo_code' and ${orders.discountId} = ${promoCodes.id} and ${orders.status} in (1, 5, 9)
  order by ${orders.createdAt} desc limit 50) as used)`;

/** Codes of the school that take a fixed sum off an order. */
export const promoCodeResource = defineResource<Contract['managePromoCodes']>({
  entity: 'promoCode',
  table: promoCodes,
  title: code,
  found: (keywords) => isPartOf(code, keptForm(keywords)),
  fields: {
    code,
    invited_user_reward: invitedUserReward,
    use_times: useTimes,
    expired_at: expiredAt,
  },
  row: (now) => ({
    code,
    invited_user_reward: invitedUserReward,
    use_times: useTimes,
    used_times: usedTimes,
    expired_at: expiredAt,
    state: sql`case when ${states.expired(now)} then 'expired' when ${isUsedUp} then 'used_up' else 'active' end`,
    created_at: createdAt,
  }),
  whole: { uses },
  filters: { state: (wanted, now) => states[wanted](now) },
  sorts: {
    created_at: [createdAt, 'desc'],
    expired_at: [expiredAt, 'asc'],
    used_times: [usedTimes, 'desc'],
  },
  exported: {
    name: strings.name,
    columns: [
      [strings.code, (row) => row.code],
      [strings.amount, (row) => row.invited_user_reward],
      [strings.useTimes, (row) => (row.use_times === 0 ? strings.unlimited : row.use_times)],
      [strings.usedTimes, (row) => row.used_times],
      [strings.expiredAt, (row) => dayAndTime(row.expired_at)],
      [strings.state, (row) => strings.states[row.state]],
    ],
  },
  clean: ({ code: typed, ...fields }) =>
    typed === undefined ? fields : { ...fields, code: keptForm(typed) },
  async check(ids, { tx }) {
    const wrong = await tx.$count(
      promoCodes,
      and(inArray(promoCodes.id, [...ids]), sql`${useTimes} > 0 and ${usedTimes} > ${useTimes}`),
    );
    if (wrong > 0) throw new Problem(1, strings.belowUsed, { field: 'use_times' });
  },
  async checkRemoval(ids, { tx }) {
    const used = await tx.$count(promoCodes, and(inArray(promoCodes.id, [...ids]), gt(usedTimes, 0)));
    if (used > 0) throw new Problem(1, strings.used);
  },
  refusals: {
    taken: new Problem(1, strings.taken, { field: 'code' }),
    impossible: new Problem(1, strings.reserved, { field: 'code' }),
  },
});

type Batch = CheckedInput<Contract['managePromoCodes']['generate']>['body'];

/** Makes many at once, with one line in the log, which takes all of them back. */
async function generate(
  batch: Batch,
  change: Change,
): Promise<AnswerOf<Contract['managePromoCodes']['generate']>> {
  const prefix = keptForm(batch.prefix);
  if (!/^([A-TV-Z0-9][A-Z0-9]*)?$/.test(prefix))
    throw new Problem(1, strings.reservedPrefix, { field: 'prefix' });
  const { invited_user_reward, use_times, expired_at } = batch;
  const fresh = new Set<string>();
  while (fresh.size < batch.num) fresh.add(makeCode(prefix));
  const rows = await change.tx
    .insert(promoCodes)
    .values(
      [...fresh].map((made) => ({
        code: made,
        invitedUserReward: invited_user_reward,
        useTimes: use_times,
        expiredAt: new Date(expired_at),
        createdAt: change.now,
        updatedAt: change.now,
      })),
    )
    .returning({ id: promoCodes.id, code });
  const actionId = await addAction(change, {
    entity: 'promoCode',
    kind: 'store',
    subjects: rows.map((row) => ({ id: row.id, title: row.code })),
    items: rows.map((row) => ({
      id: row.id,
      before: null,
      after: { code: row.code, invited_user_reward, use_times, expired_at },
    })),
  });
  return { action_id: actionId, codes: rows.map((row) => row.code) };
}

/** The calls of the console about promo codes. */
export const managePromoCodesRoutes = (deps: ModuleDeps): Handlers<Contract['managePromoCodes']> => ({
  ...resourceRoutes<Contract['managePromoCodes']>(promoCodeResource, deps),
  generate: ({ db, viewer: { userId }, body }) =>
    db.transaction((tx) => generate(body, { tx, now: deps.clock.now(), userId })),
});
