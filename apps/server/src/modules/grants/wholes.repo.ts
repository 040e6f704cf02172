import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepareStatement } from '../../db/prepare-statement.ts';
import { anthologies, anthologyArticles, courseLessons, courses, grants } from '../../db/schema.ts';
import type { Grant, Whole } from './entitlement.ts';

/** One grant of a whole that holds the article, or the whole without any. */
type Row = { articleId: string; wholeType: 'anthology' | 'course'; wholeId: string; isVipFree: boolean } & (
  Grant | { [Column in keyof Grant]: null }
);

/** Members have it while they are members: it is for sale, free for them, and published. */
const isOpenToMembers = (whole: typeof anthologies | typeof courses) =>
  sql`coalesce(${whole.charge} > 0 and ${whole.isVipFree}
    and ${whole.publishedAt} <= ${sql.placeholder('now')}::timestamptz, false)`;

const isMeant = (articleId: AnyPgColumn) =>
  sql`${articleId} = any(${sql.placeholder('articleIds')}::bigint[])`;

const find = prepareStatement<
  { articleIds: string; userId: number; now: string },
  Row & Record<string, unknown>
>(
  'wholes-of-articles',
  sql`
    select wholes.article_id as "articleId", wholes.type as "wholeType", wholes.id as "wholeId",
      wholes.is_vip_free as "isVipFree", ${grants.source}, ${grants.startsAt} as "startsAt", ${grants.endsAt} as "endsAt",
      ${grants.revokedAt} as "revokedAt", ${grants.orderId} as "orderId"
    from (
      select ${anthologyArticles.articleId}, 'anthology' as type, ${anthologies.id}, ${isOpenToMembers(anthologies)} as is_vip_free
      from ${anthologyArticles} join ${anthologies} on ${eq(anthologies.id, anthologyArticles.anthologyId)}
      where ${isMeant(anthologyArticles.articleId)}
      union all
      select ${courseLessons.articleId}, 'course', ${courses.id}, ${isOpenToMembers(courses)}
      from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
      where ${isMeant(courseLessons.articleId)}
    ) as wholes
    left join ${grants} on ${and(
      eq(grants.userId, sql`${sql.placeholder('userId')}::bigint`),
      eq(grants.goodsType, sql`wholes.type`),
      eq(grants.goodsId, sql`wholes.id`),
    )}
    order by wholes.type, wholes.id, ${grants.id}`,
);

/**
 * What each of these articles is part of, for one person. What they were granted of a whole stays theirs while it is hidden; to
 * members it is open only while it is published.
 */
export async function findWholes(
  db: Database,
  userId: number,
  articleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Whole[]>> {
  const rows = await find(db, { articleIds: `{${articleIds.join(',')}}`, userId, now: now.toISOString() });
  const wholes = new Map<number, Map<string, GrowingWhole>>();
  for (const { articleId, wholeType: type, wholeId, isVipFree, ...grant } of rows) {
    const ofArticle = getOr(wholes, Number(articleId), () => new Map<string, GrowingWhole>());
    const goods = { type, id: Number(wholeId) };
    const whole = getOr(ofArticle, `${type} ${wholeId}`, (): GrowingWhole => ({
      goods,
      isVipFree,
      grants: [],
    }));
    if (isGrant(grant)) whole.grants.push(grant);
  }
  return new Map([...wholes].map(([id, ofArticle]) => [id, [...ofArticle.values()]]));
}

const isGrant = (grant: Grant | { source: null }): grant is Grant => grant.source !== null;

type GrowingWhole = Whole & { grants: Grant[] };

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
