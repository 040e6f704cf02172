import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { instantJson } from '../../db/instant-json.ts';
import { couponBatches, coupons } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource, type Change, type Fields } from '../../resources/resource.ts';
import { dayAndTime } from '../manage/cells.ts';
import { titleOfGoods } from '../manage/goods-of-grants.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { isGivenOut } from './coupons.repo.ts';
import { couponStrings as strings } from './coupons.strings.ts';
import { keptForm } from '../promo-codes/promo-codes.repo.ts';

type Draft = Fields<Contract['manageCoupons']>;

const { name, createdAt, deletedAt } = couponBatches;

const counted = (which?: SQL) => sql<number>`(select count(*)::int from ${coupons}
  where ${and(eq(coupons.batchId, couponBatches.id), which)})`;

const state = (now: Date) => sql`case when ${isGivenOut(now)} then 'active' else 'ended' end`;

/** Part of the link, made with the batch: no form writes it. */
const made = { token: couponBatches.token };

/** Coupons that are given out together. One that is removed is given out no more; what people have taken stays good. */
export const couponResource = defineResource<Contract['manageCoupons']>({
  entity: 'coupon',
  table: couponBatches,
  title: name,
  found: (keywords) => sql`(${hasId(couponBatches, keywords) ?? sql`false`} or ${isPartOf(name, keywords)})`,
  deletedAt,
  fields: {
    name,
    description: couponBatches.description,
    prefix: couponBatches.prefix,
    type: couponBatches.type,
    rate: couponBatches.rate,
    full_discount_price: couponBatches.fullDiscountPrice,
    target_type: couponBatches.targetType,
    target_id: couponBatches.targetId,
    deadline_mode: couponBatches.deadlineMode,
    deadline: couponBatches.deadline,
    fixed_day: couponBatches.fixedDay,
    is_open: couponBatches.isOpen,
    ...made,
  },
  row: (now) => ({
    name,
    prefix: couponBatches.prefix,
    type: couponBatches.type,
    rate: couponBatches.rate,
    full_discount_price: couponBatches.fullDiscountPrice,
    target_type: couponBatches.targetType,
    target_id: couponBatches.targetId,
    target_title: titleOfGoods(couponBatches.targetType, couponBatches.targetId),
    deadline_mode: couponBatches.deadlineMode,
    deadline: sql`case when ${couponBatches.deadlineMode} = 'time' then ${instantJson(couponBatches.deadline)} end`,
    fixed_day: sql`case when ${couponBatches.deadlineMode} = 'day' then ${couponBatches.fixedDay} end`,
    is_open: couponBatches.isOpen,
    token: couponBatches.token,
    generated: counted(),
    received: counted(isNotNull(coupons.userId)),
    used: counted(isNotNull(coupons.orderId)),
    state: state(now),
    created_at: createdAt,
  }),
  whole: { description: couponBatches.description },
  filters: {
    state: (wanted, now) => sql`${state(now)} = ${wanted}`,
    target_type: (wanted) => eq(couponBatches.targetType, wanted),
  },
  sorts: { created_at: [createdAt, 'desc'] },
  exported: {
    name: strings.name,
    columns: [
      [strings.id, (row) => row.id],
      [strings.batchName, (row) => row.name],
      [strings.type, (row) => strings.types[row.type]],
      [
        strings.worth,
        ({ type, rate }) => (type === 'minus' ? strings.minusOf(rate) : strings.discountOf(rate)),
      ],
      [strings.full, (row) => row.full_discount_price],
      [strings.target, ({ target_type: type, target_title: title }) => title || strings.targets[type]],
      [
        strings.deadline,
        ({ deadline, fixed_day: days }) => (days === null ? dayAndTime(deadline) : strings.daysAfter(days)),
      ],
      [strings.generated, (row) => row.generated],
      [strings.received, (row) => row.received],
      [strings.usedCount, (row) => row.used],
      [strings.state, (row) => strings.batchStates[row.state]],
    ],
  },
  clean,
  async check(ids, change, fields) {
    await checkFixed(ids, change, fields);
    if (fields.has('target_id') || fields.has('target_type')) await checkTargets(ids, change);
  },
  refusals: { impossible: new Problem(1, strings.impossible) },
});

/** What is stored of what was sent: of two ends and two ranges the one that counts. */
function clean(fields: Partial<Draft>): Partial<Draft> {
  const { type, rate, prefix, deadline_mode: mode, target_type: target } = fields;
  if (type === 'discount' && rate !== undefined && rate >= 100)
    throw new Problem(1, strings.badRate, { field: 'rate' });
  if (mode === 'time' && fields.deadline === null)
    throw new Problem(1, strings.noDeadline, { field: 'deadline' });
  if (mode === 'day' && fields.fixed_day === null)
    throw new Problem(1, strings.noDeadline, { field: 'fixed_day' });
  const kept = prefix === undefined ? undefined : keptForm(prefix);
  if (kept !== undefined && !/^[A-Z0-9]*$/.test(kept))
    throw new Problem(1, strings.badPrefix, { field: 'prefix' });
  return {
    ...fields,
    ...(kept !== undefined && { prefix: kept }),
    ...(mode === 'time' && { fixed_day: null }),
    ...(mode === 'day' && { deadline: null }),
    ...(target === 'all' && { target_id: null }),
  };
}

/** What people were promised who have taken one. */
const promised = ['type', 'rate', 'full_discount_price', 'target_type', 'target_id'] as const;

async function checkFixed(
  ids: readonly number[],
  { tx }: Change,
  fields: ReadonlySet<string>,
): Promise<void> {
  const ofThese = inArray(coupons.batchId, [...ids]);
  const broken = promised.find((field) => fields.has(field));
  if (broken && (await tx.$count(coupons, and(ofThese, isNotNull(coupons.userId)))) > 0)
    throw new Problem(1, strings.termsFixed, { field: broken });
  if (fields.has('prefix') && (await tx.$count(coupons, ofThese)) > 0)
    throw new Problem(1, strings.prefixFixed, { field: 'prefix' });
}

/** Refuses what nobody could use a coupon for. */
async function checkTargets(ids: readonly number[], { tx, now, userId }: Change): Promise<void> {
  const rows = await tx
    .select({ type: couponBatches.targetType, id: couponBatches.targetId })
    .from(couponBatches)
    .where(
      and(
        inArray(couponBatches.id, [...ids]),
        isNotNull(couponBatches.targetId),
        isNull(deletedAt),
        not(eq(couponBatches.targetType, 'all')),
      ),
    );
  for (const { type, id } of rows) {
    if (type === 'all' || id === null) continue;
    const goods = await goodsKinds[type].find(tx, id, { userId, now });
    if (!goods || goods.charge === 0) throw new Problem(1, strings.noTarget, { field: 'target_id' });
  }
}
