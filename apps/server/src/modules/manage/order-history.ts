import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { instantJson } from '../../db/instant-json.ts';
import { grants, manageActions, orders, users } from '../../db/schema.ts';

/** What was handed over for an order. */
export const orderGrant: SQL = sql`(
  select json_build_object('starts_at', ${instantJson(grants.startsAt)}, 'ends_at', ${instantJson(grants.endsAt)},
    'revoked_at', ${instantJson(grants.revokedAt)})
  from ${grants} where ${eq(grants.orderId, orders.id)} order by ${grants.id} limit 1)`;

const reason = sql`${manageActions.items} #>> '{0,after,reason}'`;

/** Who has completed it by hand, out of the log. */
export const orderFinished: SQL = sql`(
  select json_build_object('reason', ${reason}, 'at', ${instantJson(manageActions.createdAt)}, 'actor',
    (select json_build_object('id', actor.id, 'nick_name', actor.nick_name, 'avatar', actor.avatar)
     from ${users} as actor where actor.id = ${manageActions.actorId}))
  from ${manageActions} where ${and(
    eq(manageActions.entity, 'order'),
    sql`${manageActions.subjects} @> jsonb_build_array(jsonb_build_object('id', ${orders.serial}))`,
    isNotNull(reason),
  )} order by ${manageActions.id} limit 1)`;
