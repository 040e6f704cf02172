import type { FavoriteRef, ResourceType } from '@shuyuan/api-client';
import { and, desc, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, grants } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';

export interface FavoriteFilter {
  userId: number;
  /** Of all types when left out. */
  type: ResourceType | undefined;
  /** Of all folders when left out; 0 for what is in none. */
  folderId: number | undefined;
  /** Types whose section is switched off: they are stored, and neither listed nor counted. */
  closed: readonly string[];
}

const { userId: owner, resourceType, resourceId, folderId: folder, createdAt } = favorites;

const isMeant = ({ userId, type, folderId, closed }: FavoriteFilter): SQL | undefined =>
  and(
    eq(owner, userId),
    notInArray(resourceType, closed as ResourceType[]),
    type && eq(resourceType, type),
    folderId === undefined ? undefined : folderId === 0 ? isNull(folder) : eq(folder, folderId),
  );

/** One page of what was set aside, the latest first, each with whether it belongs to the person. What each thing is, nobody asks here. */
export const listFavorites = (
  db: Database,
  filter: FavoriteFilter,
  { page, size, now }: { page: number; size: number; now: Date },
) =>
  db
    .select({
      type: resourceType,
      id: resourceId,
      folderId: folder,
      createdAt,
      isOwned: sql<boolean>`exists (select 1 from ${grants} where ${and(
        eq(grants.userId, filter.userId),
        eq(grants.goodsType, resourceType),
        eq(grants.goodsId, resourceId),
        isOwning(grants, now),
      )})`,
    })
    .from(favorites)
    .where(isMeant(filter))
    .orderBy(desc(createdAt), desc(resourceId), resourceType)
    .limit(size)
    .offset((page - 1) * size);

/** How many there are of each type in a folder. */
export async function countFavorites(
  db: Database,
  filter: Omit<FavoriteFilter, 'type'>,
): Promise<Partial<Record<ResourceType, number>>> {
  const rows = await db
    .select({ type: resourceType, count: sql<number>`count(*)::int` })
    .from(favorites)
    .where(isMeant({ ...filter, type: undefined }))
    .groupBy(resourceType);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** Puts them into a folder, or out of all. Answers how many were still set aside. */
export async function moveFavorites(
  db: Database,
  userId: number,
  refs: readonly FavoriteRef[],
  folderId: number | null,
): Promise<number> {
  const byType = [...Map.groupBy(refs, ({ type }) => type)];
  const isOne = or(
    ...byType.map(([type, ofType]) =>
      and(
        eq(resourceType, type),
        inArray(
          resourceId,
          ofType.map(({ id }) => Number(id)),
        ),
      ),
    ),
  );
  const { rowCount } = await db
    .update(favorites)
    .set({ folderId })
    .where(and(eq(owner, userId), isOne));
  return rowCount ?? 0;
}
