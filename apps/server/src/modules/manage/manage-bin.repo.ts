import type { ManagedEntity } from '@shuyuan/api-client/manage';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deletedThings, manageActions, users } from '../../db/schema.ts';
import { isPartOf } from '../../resources/list-rows.ts';

/** Deleted things that somebody can restore. */
export interface Restorable {
  userId: number;
  /** Kinds of which they restore what anybody deleted. */
  all: readonly ManagedEntity[];
  /** Kinds of which they restore what they deleted themselves. */
  own: readonly ManagedEntity[];
  /** Deletions before this cannot be undone. */
  since: Date;
}

interface BinQuery extends Restorable {
  keywords?: string | undefined;
  entity?: ManagedEntity | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit: number;
  offset: number;
}

const { id, actionId, entity, title, deletedAt, restoredAt } = deletedThings;

const isRestorable = ({ userId, all, own, since }: Restorable): SQL | undefined =>
  and(
    isNull(restoredAt),
    gte(deletedAt, since),
    or(inArray(entity, [...all]), and(inArray(entity, [...own]), eq(manageActions.actorId, userId))),
  );

const from = (db: Database) =>
  db
    .select({
      id,
      entity,
      title,
      deletedAt,
      actor: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
    })
    .from(deletedThings)
    .innerJoin(manageActions, eq(manageActions.id, actionId))
    .leftJoin(users, eq(users.id, manageActions.actorId));

/** Returns the kinds of all that is in the bin, whoever may restore it. */
export async function findKinds(db: Database, since: Date): Promise<string[]> {
  const kinds = await db
    .selectDistinct({ entity })
    .from(deletedThings)
    .where(and(isNull(restoredAt), gte(deletedAt, since)));
  return kinds.map((kind) => kind.entity);
}

/** Returns a page of deleted things, the latest first unless `order` says otherwise, and their total. */
export async function listDeleted(db: Database, { keywords, order, limit, offset, ...query }: BinQuery) {
  const where = and(
    isRestorable(query),
    query.entity && eq(entity, query.entity),
    keywords ? isPartOf(title, keywords) : undefined,
  );
  const direction = order === 'asc' ? asc : desc;
  const rows = from(db).where(where).orderBy(direction(deletedAt), direction(id)).limit(limit).offset(offset);
  const counted = db
    .select({ total: sql<number>`count(*)::int` })
    .from(deletedThings)
    .innerJoin(manageActions, eq(manageActions.id, actionId))
    .where(where);
  const [data, [count]] = await Promise.all([rows, counted]);
  return { data, total: count?.total ?? 0 };
}

/** Counts deleted things by kind, the most frequent first. */
export function countKinds(db: Database, restorable: Restorable) {
  const count = sql<number>`count(*)::int`;
  return db
    .select({ entity, count })
    .from(deletedThings)
    .innerJoin(manageActions, eq(manageActions.id, actionId))
    .where(isRestorable(restorable))
    .groupBy(entity)
    .orderBy(desc(count), asc(entity));
}

/** Finds entries of the bin, the latest deletion first, also those that were restored meanwhile. */
export const findEntries = (db: Database, ids: readonly number[]) =>
  db
    .select({ id, actionId, entity, title, actorId: manageActions.actorId })
    .from(deletedThings)
    .innerJoin(manageActions, eq(manageActions.id, actionId))
    .where(inArray(id, [...ids]))
    .orderBy(desc(actionId), asc(id));
