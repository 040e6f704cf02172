import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepareStatement } from '../../db/prepare-statement.ts';
import {
  anthologies,
  anthologyArticles,
  comboItems,
  combos,
  courseLessons,
  courses,
  examRequiredCourses,
  grants,
} from '../../db/schema.ts';
import type { Grant, Whole } from './entitlement.ts';

type WholeType = 'anthology' | 'course' | 'combo';

/** One grant of a whole that holds the part, or the whole without any. */
type Row = { partId: string; wholeType: WholeType; wholeId: string; isVipFree: boolean } & (
  Grant | { [Column in keyof Grant]: null }
);

/** Members have it while they are members: it is for sale, free for them, and published. */
const isOpenToMembers = (whole: typeof anthologies | typeof courses | typeof combos) =>
  sql`coalesce(${whole.charge} > 0 and ${whole.isVipFree}
    and ${whole.publishedAt} <= ${sql.placeholder('now')}::timestamptz, false)`;

const isMeant = (partId: AnyPgColumn) => sql`${partId} = any(${sql.placeholder('partIds')}::bigint[])`;

const isItem = (type: 'course' | 'video' | 'article') => eq(comboItems.resourceType, sql.raw(`'${type}'`));

const inAnthologies = sql`
  select ${anthologyArticles.articleId} as part_id, 'anthology' as type, ${anthologies.id} as id,
    ${isOpenToMembers(anthologies)} as is_vip_free
  from ${anthologyArticles} join ${anthologies} on ${eq(anthologies.id, anthologyArticles.anthologyId)}
  where ${isMeant(anthologyArticles.articleId)}`;

/** Courses that have it as a lesson. */
const inCourses = (partId: AnyPgColumn) => sql`
  select ${partId} as part_id, 'course' as type, ${courses.id} as id, ${isOpenToMembers(courses)} as is_vip_free
  from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
  where ${isMeant(partId)}`;

const inCombos = (type: 'course' | 'video' | 'article') => sql`
  select ${comboItems.resourceId} as part_id, 'combo' as type, ${combos.id} as id, ${isOpenToMembers(combos)} as is_vip_free
  from ${comboItems} join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${isItem(type)} and ${isMeant(comboItems.resourceId)}`;

/** Columns that have a course that has it as a lesson. */
const inCombosByCourse = (partId: AnyPgColumn) => sql`
  select ${partId} as part_id, 'combo' as type, ${combos.id} as id, ${isOpenToMembers(combos)} as is_vip_free
  from ${courseLessons}
  join ${comboItems} on ${and(isItem('course'), eq(comboItems.resourceId, courseLessons.courseId))}
  join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${isMeant(partId)}`;

/** Courses that open it to who owns one of them, and columns that have such a course. Being a member opens none. */
const inRequiredCourses = (type: 'paper' | 'mock_paper' | 'practice') => {
  const { goodsType, goodsId, courseId } = examRequiredCourses;
  const isOfIt = sql`${goodsType} = ${sql.raw(`'${type}'`)} and ${isMeant(goodsId)}`;
  return [
    sql`select ${goodsId} as part_id, 'course' as type, ${courseId} as id, false as is_vip_free
      from ${examRequiredCourses} where ${isOfIt}`,
    sql`select ${goodsId} as part_id, 'combo' as type, ${comboItems.comboId} as id, false as is_vip_free
      from ${examRequiredCourses} join ${comboItems} on ${and(isItem('course'), eq(comboItems.resourceId, courseId))}
      where ${isOfIt}`,
  ];
};

const { articleId, videoId } = courseLessons;

/** Where parts of a type can stand. What has no line here is part of nothing. */
const places: Record<string, readonly SQL[]> = {
  article: [inAnthologies, inCourses(articleId), inCombos('article'), inCombosByCourse(articleId)],
  video: [inCourses(videoId), inCombos('video'), inCombosByCourse(videoId)],
  course: [inCombos('course')],
  paper: inRequiredCourses('paper'),
  mock_paper: inRequiredCourses('mock_paper'),
  practice: inRequiredCourses('practice'),
};

const prepare = (type: string, of: readonly SQL[]) =>
  prepareStatement<{ partIds: string; userId: number; now: string }, Row & Record<string, unknown>>(
    `wholes-of-${type}s`,
    sql`
      select wholes.part_id as "partId", wholes.type as "wholeType", wholes.id as "wholeId",
        wholes.is_vip_free as "isVipFree", ${grants.source}, ${grants.startsAt} as "startsAt", ${grants.endsAt} as "endsAt",
        ${grants.revokedAt} as "revokedAt", ${grants.orderId} as "orderId"
      from (${sql.join([...of], sql` union `)}) as wholes
      left join ${grants} on ${and(
        eq(grants.userId, sql`${sql.placeholder('userId')}::bigint`),
        eq(grants.goodsType, sql`wholes.type`),
        eq(grants.goodsId, sql`wholes.id`),
      )}
      order by wholes.type, wholes.id, ${grants.id}`,
  );

const finders = new Map(Object.entries(places).map(([type, of]) => [type, prepare(type, of)]));

/**
 * What each of these parts of one type is part of, for one person. What they were granted of a whole stays theirs while it is hidden;
 * to members it is open only while it is published.
 */
export async function findWholes(
  db: Database,
  userId: number,
  { type: partType, ids }: { type: string; ids: readonly number[] },
  now: Date,
): Promise<ReadonlyMap<number, Whole[]>> {
  const find = finders.get(partType);
  const rows = find ? await find(db, { partIds: `{${ids.join(',')}}`, userId, now: now.toISOString() }) : [];
  const wholes = new Map<number, Map<string, GrowingWhole>>();
  for (const { partId, wholeType: type, wholeId, isVipFree, ...grant } of rows) {
    const ofPart = getOr(wholes, Number(partId), () => new Map<string, GrowingWhole>());
    const goods = { type, id: Number(wholeId) };
    const whole = getOr(ofPart, `${type} ${wholeId}`, (): GrowingWhole => ({ goods, isVipFree, grants: [] }));
    if (isGrant(grant)) whole.grants.push(grant);
  }
  return new Map([...wholes].map(([id, ofPart]) => [id, [...ofPart.values()]]));
}

const isGrant = (grant: Grant | { source: null }): grant is Grant => grant.source !== null;

type GrowingWhole = Whole & { grants: Grant[] };

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
