import type { Contract } from '@shuyuan/api-client/contract';
import {
  and,
  arrayContains,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { instantJson } from '../../db/instant-json.ts';
import { articles, comments, grants, orders, roles, sessions, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource, type Change } from '../../resources/resource.ts';
import { goodsTitle } from './goods-of-grants.ts';
import { giveMembership } from '../memberships/given-membership.ts';
import { givenMembershipJson, isMember, membershipJson } from '../memberships/membership-json.ts';
import { hasAdministrator } from '../session/administrators.repo.ts';
import { dayAndTime } from './cells.ts';
import { unlessPrivate } from './manage-comments.ts';
import { memberStrings as strings } from './manage.strings.ts';

const { id, nickName, avatar, mobile, status, remark, tags, createdAt } = users;

const masked = sql`coalesce(overlay(${mobile} placing '****' from 4 for 4), '')`;

/** The latest 50 rows of a person, as JSON. */
const latest = (row: SQL, table: PgTable, where: SQL | undefined, order: SQL) => sql`(
  select coalesce(json_agg(row), '[]') from (
    select ${row} as row from ${table} where ${where} order by ${order} limit 50) as latest)`;

const isOpenSession = and(
  eq(sessions.userId, id),
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
);

const whole = {
  remark,
  given_membership: givenMembershipJson,
  comments_count: sql`(select count(*) from ${comments} where ${and(eq(comments.userId, id), isNull(comments.deletedAt))})`,
  orders_count: sql`(select count(*) from ${orders} where ${eq(orders.userId, id)})`,
  orders: latest(
    sql`json_build_object('order_id', ${orders.id}, 'goods_name', ${orders.goodsName}, 'charge', ${orders.charge},
      'status', ${orders.status}, 'created_at', ${instantJson(orders.createdAt)}, 'paid_at', ${instantJson(orders.paidAt)})`,
    orders,
    eq(orders.userId, id),
    sql`${desc(orders.createdAt)}, ${desc(orders.id)}`,
  ),
  grants: latest(
    sql`json_build_object('grant_id', ${grants.id}, 'type', ${grants.goodsType}, 'id', ${grants.goodsId}, 'source', ${grants.source},
      'title', ${goodsTitle},
      'starts_at', ${instantJson(grants.startsAt)}, 'ends_at', ${instantJson(grants.endsAt)},
      'revoked_at', ${instantJson(grants.revokedAt)}, 'order_id', ${grants.orderId})`,
    grants,
    eq(grants.userId, id),
    sql`${desc(grants.createdAt)}, ${desc(grants.id)}`,
  ),
  comments: latest(
    sql`json_build_object('id', ${comments.id}, 'target_type', ${comments.targetType}, 'target_id', ${comments.targetId},
      'target_title', coalesce((select ${articles.title} from ${articles}
        where ${comments.targetType} = 'article' and ${eq(articles.id, comments.targetId)}), ''),
      'content', left(${unlessPrivate(comments.content)}, 200), 'created_at', ${instantJson(comments.createdAt)})`,
    comments,
    and(eq(comments.userId, id), isNull(comments.deletedAt)),
    sql`${desc(comments.createdAt)}, ${desc(comments.id)}`,
  ),
  devices: latest(
    sql`json_build_object('user_agent', ${sessions.userAgent}, 'created_at', ${instantJson(sessions.createdAt)},
      'last_used_at', ${instantJson(sessions.lastUsedAt)})`,
    sessions,
    isOpenSession,
    sql`${desc(sessions.lastUsedAt)}, ${desc(sessions.createdAt)}`,
  ),
};

/** Members, with their numbers whole or masked. */
export const memberResource = ({ showsMobile }: { showsMobile: boolean }) =>
  defineResource<Contract['manageMembers']>({
    entity: 'member',
    table: users,
    title: nickName,
    fields: {
      role_id: users.roleId,
      status,
      remark,
      tags,
      given_membership: { json: givenMembershipJson, write: giveMembership },
    },
    joins: sql`left join ${roles} on ${eq(roles.id, users.roleId)}`,
    row: (now) => ({
      nick_name: nickName,
      avatar,
      mobile: showsMobile ? sql`coalesce(${mobile}, '')` : masked,
      role: sql`case when ${isNotNull(roles.id)} then json_build_object('id', ${roles.id}, 'name', ${roles.name}) end`,
      membership: membershipJson(now),
      status,
      tags: sql`to_json(${tags})`,
      created_at: createdAt,
    }),
    whole,
    filters: {
      role_id: (roleId) => eq(users.roleId, roleId),
      status: (wanted) => eq(status, wanted),
      membership: (wanted, now) => (wanted === 'running' ? isMember(now) : sql`not ${isMember(now)}`),
      tag: (tag) => arrayContains(tags, [tag]),
      mobile: (number) => eq(mobile, number),
      created_from: (from) => gte(createdAt, new Date(from)),
      created_to: (to) => lt(createdAt, new Date(to)),
    },
    sorts: { created_at: [createdAt, 'desc'], nick_name: [nickName, 'asc'] },
    exported: {
      name: strings.plural,
      columns: [
        [strings.id, (row) => row.id],
        [strings.nickName, (row) => row.nick_name],
        [strings.mobile, (row) => row.mobile],
        [strings.role, ({ role }) => role?.name ?? ''],
        [strings.membership, (row) => row.membership?.name ?? ''],
        [strings.expiredAt, (row) => dayAndTime(row.membership?.expired_at ?? null)],
        [strings.tags, (row) => row.tags.join('、')],
        [strings.status, (row) => strings.statuses[row.status]],
        [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      ],
    },
    clean: ({ tags: given, ...fields }) => ({ ...fields, ...(given && { tags: [...new Set(given)] }) }),
    follow,
    refusals: { gone: new Problem(1, strings.roleGone) },
  });

/** What hangs on role and lock: that there is an administrator, the sessions of who is locked, the role that was removed. */
async function follow(ids: readonly number[], fields: ReadonlySet<string>, { tx, now }: Change) {
  if ((fields.has('role_id') || fields.has('status')) && !(await hasAdministrator(tx)))
    throw new Problem(1, strings.lastAdministrator);
  const isOfThem = inArray(id, [...ids]);
  if (fields.has('status')) {
    const locked = tx
      .select({ id })
      .from(users)
      .where(and(isOfThem, eq(status, 'locked')));
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(inArray(sessions.userId, locked), isNull(sessions.revokedAt)));
  }
  // Who was given a role goes back to no removed one.
  if (fields.has('role_id'))
    await tx
      .update(users)
      .set({ removedRoleId: null })
      .where(and(isOfThem, isNotNull(users.removedRoleId)));
}
