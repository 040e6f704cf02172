import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { sinceDays } from '../../calendar/day-in-china.ts';
import type { Database } from '../../db/database.ts';
import { manageActions, users } from '../../db/schema.ts';
import { isUpon } from '../../resources/action-log.ts';

type Narrowed = Omit<CheckedInput<Contract['manageLog']['exportRows']>['query'], 'format'>;

const days = { today: 1, week: 7, month: 30 };

const columns = {
  id: manageActions.id,
  actor: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
  entity: manageActions.entity,
  kind: manageActions.kind,
  subjects: manageActions.subjects,
  createdAt: manageActions.createdAt,
  undoneAt: manageActions.undoneAt,
  /** Names of the fields that were written. */
  fields: sql<string[]>`array(
    select distinct name from jsonb_array_elements(${manageActions.items}) item,
      jsonb_object_keys(case when jsonb_typeof(item->'after') = 'object' then item->'after' else '{}' end) name)`,
};

export interface LogQuery extends Narrowed {
  now: Date;
  limit: number;
  offset: number;
}

/** Actions, the latest first, and how many there are of them. */
export async function listActions(db: Database, query: LogQuery) {
  const { entity, kind, actor_id: actorId, subject_id: subjectId, period, now, limit, offset } = query;
  const isAskedFor = and(
    entity && eq(manageActions.entity, entity),
    kind && eq(manageActions.kind, kind),
    actorId === undefined ? undefined : eq(manageActions.actorId, actorId),
    subjectId === undefined ? undefined : isUpon(subjectId),
    period && gte(manageActions.createdAt, sinceDays(now, days[period])),
  );
  const rows = db
    .select(columns)
    .from(manageActions)
    .leftJoin(users, eq(users.id, manageActions.actorId))
    .where(isAskedFor ?? sql`true`)
    .orderBy(desc(manageActions.id))
    .limit(limit)
    .offset(offset);
  const [data, total] = await Promise.all([rows, db.$count(manageActions, isAskedFor)]);
  return { data, total };
}

/**
 * People whose actions the log holds, by name. Steps through the index of actors, one probe a person, since the log is far
 * longer than the list of its people.
 */
export async function listActors(db: Database) {
  const { rows } = await db.execute<{ id: string; nick_name: string }>(sql`
    with recursive actors (id) as (
      select min(${manageActions.actorId}) from ${manageActions}
      union all
      select (select min(${manageActions.actorId}) from ${manageActions} where ${manageActions.actorId} > actors.id)
      from actors where actors.id is not null
    )
    select ${users.id}, ${users.nickName} as nick_name
    from actors join ${users} on ${users.id} = actors.id
    order by ${users.nickName}, ${users.id}
    limit 200
  `);
  return rows.map(({ id, nick_name }) => ({ id: Number(id), nick_name }));
}

/** One action with what it has changed. */
export async function findAction(db: Database, id: number) {
  const [action] = await db
    .select({ ...columns, items: manageActions.items })
    .from(manageActions)
    .leftJoin(users, eq(users.id, manageActions.actorId))
    .where(eq(manageActions.id, id));
  return action;
}
