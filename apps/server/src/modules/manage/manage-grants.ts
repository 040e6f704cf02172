import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { grants, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { goodsTitle, isGoodsOf } from './goods-of-grants.ts';
import { grantStrings as strings } from './grants.strings.ts';

const { id, userId, goodsType, goodsId, source, orderId, startsAt, endsAt, revokedAt, createdAt } = grants;

type State = 'opens' | 'not-yet' | 'ended' | 'revoked';

/** As `entitlementOf` has it. */
const isIn = (state: State, now: Date) =>
  ({
    revoked: isNotNull(revokedAt),
    'not-yet': and(isNull(revokedAt), gt(startsAt, now)),
    ended: and(isNull(revokedAt), lte(startsAt, now), lte(endsAt, now)),
    opens: and(isNull(revokedAt), lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now))),
  })[state];

const stateAt = (now: Date) => sql`case when ${isIn('revoked', now)} then 'revoked'
  when ${isIn('not-yet', now)} then 'not-yet' when ${isIn('ended', now)} then 'ended' else 'opens' end`;

/** What belongs to whom: given, taken back and let stand again. Whose and what is no field: nobody changes it. */
export const grantResource = defineResource<Contract['manageGrants']>({
  entity: 'grant',
  table: grants,
  title: goodsTitle,
  found: (keywords) => or(hasId(grants, keywords), isPartOf(users.nickName, keywords)),
  isOwn: isGoodsOf,
  fields: {
    ends_at: endsAt,
    is_revoked: {
      json: sql`${isNotNull(revokedAt)}`,
      async write(tx, grantId, isRevoked, now) {
        const change = isRevoked
          ? { revokedAt: sql`coalesce(${revokedAt}, ${now.toISOString()})` }
          : { revokedAt: null };
        await tx.update(grants).set(change).where(eq(id, grantId));
      },
    },
  },
  joins: sql`join ${users} on ${eq(users.id, userId)}`,
  row: (now) => ({
    user: sql`json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar})`,
    goods: sql`json_build_object('type', ${goodsType}, 'id', ${goodsId}, 'title', ${goodsTitle})`,
    source,
    state: stateAt(now),
    starts_at: startsAt,
    ends_at: endsAt,
    revoked_at: revokedAt,
    order_id: orderId,
    created_at: createdAt,
  }),
  filters: {
    user_id: (wanted) => eq(userId, wanted),
    goods_type: (wanted) => eq(goodsType, wanted),
    goods_id: (wanted) => eq(goodsId, wanted),
    source: (wanted) => eq(source, wanted),
    state: (wanted, now) => isIn(wanted, now),
  },
  sorts: { created_at: [createdAt, 'desc'], ends_at: [endsAt, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.user, ({ user }) => user.nick_name],
      [strings.goods, ({ goods }) => goods.title],
      [strings.source, (row) => strings.sources[row.source]],
      [strings.state, (row) => strings.states[row.state]],
      [strings.startsAt, ({ starts_at }) => dayAndTime(starts_at)],
      [strings.endsAt, ({ ends_at }) => (ends_at === null ? '' : dayAndTime(ends_at))],
      [strings.orderId, ({ order_id }) => order_id ?? ''],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  // Paying and giving hold the person first.
  async lockFirst(tx, ids) {
    const holders = tx
      .select({ userId })
      .from(grants)
      .where(inArray(id, [...ids]));
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, holders))
      .orderBy(asc(users.id))
      .for('no key update');
  },
  // Terms of membership follow each other: taking one out of the row is not for a list to do.
  async check(ids, { tx }) {
    const terms = await tx.$count(grants, and(inArray(id, [...ids]), eq(goodsType, 'membership')));
    if (terms > 0) throw new Problem(1, strings.isTerm);
  },
  refusals: {
    taken: new Problem(1, strings.hasAgain),
    impossible: new Problem(1, strings.endsBeforeStart, { field: 'ends_at' }),
  },
});
