import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { manageActions, users } from '../../db/schema.ts';
import { isUpon } from '../../resources/action-log.ts';

type Query = CheckedInput<Contract['manageLog']['actions']>['query'];

const columns = {
  id: manageActions.id,
  actor: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
  entity: manageActions.entity,
  kind: manageActions.kind,
  subjects: manageActions.subjects,
  createdAt: manageActions.createdAt,
  undoneAt: manageActions.undoneAt,
};

/** One page of what was done, the latest first, and how much there is of it. */
export async function listActions(
  db: Database,
  { page, size, entity, kind, actor_id: actorId, subject_id: subjectId }: Query,
) {
  const isAskedFor = and(
    entity && eq(manageActions.entity, entity),
    kind && eq(manageActions.kind, kind),
    actorId === undefined ? undefined : eq(manageActions.actorId, actorId),
    subjectId === undefined ? undefined : isUpon(subjectId),
  );
  const rows = db
    .select(columns)
    .from(manageActions)
    .leftJoin(users, eq(users.id, manageActions.actorId))
    .where(isAskedFor ?? sql`true`)
    .orderBy(desc(manageActions.id))
    .limit(size)
    .offset((page - 1) * size);
  const [data, total] = await Promise.all([rows, db.$count(manageActions, isAskedFor)]);
  return { data, total };
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
