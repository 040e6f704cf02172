import { and, eq, sql, type SQL } from 'drizzle-orm';
import { comboItems, grants } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';

/** Query of the courses that a user owns, by themselves or with a combo: `id`, and `at` for the time of the grant. */
export const ownedCourses = (userId: number, now: Date): SQL => sql`
  select ${grants.goodsId} as id, ${grants.createdAt} as at from ${grants}
  where ${and(eq(grants.userId, userId), eq(grants.goodsType, 'course'), isOwning(grants, now))}
  union all
  select ${comboItems.resourceId}, ${grants.createdAt} from ${grants}
  join ${comboItems} on ${comboItems.comboId} = ${grants.goodsId} and ${comboItems.resourceType} = 'course'
  where ${and(eq(grants.userId, userId), eq(grants.goodsType, 'combo'), isOwning(grants, now))}`;
