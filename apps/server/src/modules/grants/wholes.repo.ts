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
  teachers,
} from '../../db/schema.ts';
import type { Grant, Whole } from './entitlement.ts';

type WholeType = 'anthology' | 'course' | 'combo';

/** One grant of a whole that holds the part, or the whole without any. */
type Row = {
  partId: string;
  wholeType: WholeType;
  wholeId: string;
  isVipFree: boolean;
  isPartFree: boolean;
  ownerId: string | null;
} & (Grant | { [Column in keyof Grant]: null });

/** Members have it while they are members: it is for sale, free for them, and published. */
const isOpenToMembers = (whole: typeof anthologies | typeof courses | typeof combos) =>
  sql`coalesce(${whole.charge} > 0 and ${whole.isVipFree}
    and ${whole.publishedAt} <= ${sql.placeholder('now')}::timestamptz, false)`;

const isMeant = (partId: AnyPgColumn) => sql`${partId} = any(${sql.placeholder('partIds')}::bigint[])`;

/** Columns of a whole that opens its parts by grants and memberships alone. */
const grantedAlone = sql`false as is_part_free, null::bigint as owner_id`;

const isItem = (type: 'course' | 'video' | 'article') => eq(comboItems.resourceType, sql.raw(`'${type}'`));

const inAnthologies = sql`
  select ${anthologyArticles.articleId} as part_id, 'anthology' as type, ${anthologies.id} as id,
    ${isOpenToMembers(anthologies)} as is_vip_free, ${grantedAlone}
  from ${anthologyArticles} join ${anthologies} on ${eq(anthologies.id, anthologyArticles.anthologyId)}
  where ${isMeant(anthologyArticles.articleId)}`;

/** Courses that have a paper as a lesson. A free lesson, and one of a free course, is free to everybody while the course is published. */
const inCoursesAsPaper = sql`
  select ${courseLessons.paperId} as part_id, 'course' as type, ${courses.id} as id, ${isOpenToMembers(courses)} as is_vip_free,
    coalesce((${courseLessons.isFree} or ${courses.charge} = 0)
      and ${courses.publishedAt} <= ${sql.placeholder('now')}::timestamptz, false) as is_part_free, ${teachers.userId} as owner_id
  from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
  left join ${teachers} on ${eq(teachers.id, courses.teacherId)}
  where ${isMeant(courseLessons.paperId)}`;

/** Courses that have it as a lesson. */
const inCourses = (partId: AnyPgColumn) => sql`
  select ${partId} as part_id, 'course' as type, ${courses.id} as id, ${isOpenToMembers(courses)} as is_vip_free, ${grantedAlone}
  from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
  where ${isMeant(partId)}`;

const inCombos = (type: 'course' | 'video' | 'article') => sql`
  select ${comboItems.resourceId} as part_id, 'combo' as type, ${combos.id} as id, ${isOpenToMembers(combos)} as is_vip_free, ${grantedAlone}
  from ${comboItems} join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${isItem(type)} and ${isMeant(comboItems.resourceId)}`;

/** Columns that have a course that has it as a lesson. */
const inCombosByCourse = (partId: AnyPgColumn) => sql`
  select ${partId} as part_id, 'combo' as type, ${combos.id} as id, ${isOpenToMembers(combos)} as is_vip_free, ${grantedAlone}
  from ${courseLessons}
  join ${comboItems} on ${and(isItem('course'), eq(comboItems.resourceId, courseLessons.courseId))}
  join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${isMeant(partId)}`;

/** Courses that open it to who owns one of them, and columns that have such a course. Being a member opens none. */
const inRequiredCourses = (type: 'paper' | 'mock_paper' | 'practice') => {
  const { goodsType, goodsId, courseId } = examRequiredCourses;
  const isOfIt = sql`${goodsType} = ${sql.raw(`'${type}'`)} and ${isMeant(goodsId)}`;
  return [
    sql`select ${goodsId} as part_id, 'course' as type, ${courseId} as id, false as is_vip_free, ${grantedAlone}
      from ${examRequiredCourses} where ${isOfIt}`,
    sql`select ${goodsId} as part_id, 'combo' as type, ${comboItems.comboId} as id, false as is_vip_free, ${grantedAlone}
      from ${examRequiredCourses} join ${comboItems} on ${and(isItem('course'), eq(comboItems.resourceId, courseId))}
      where ${isOfIt}`,
  ];
};

const { articleId, videoId, paperId } = courseLessons;

/** Where parts of a type can stand. What has no line here is part of nothing. */
const places: Record<string, readonly SQL[]> = {
  article: [inAnthologies, inCourses(articleId), inCombos('article'), inCombosByCourse(articleId)],
  video: [inCourses(videoId), inCombos('video'), inCombosByCourse(videoId)],
  course: [inCombos('course')],
  paper: [inCoursesAsPaper, inCombosByCourse(paperId), ...inRequiredCourses('paper')],
  mock_paper: inRequiredCourses('mock_paper'),
  practice: inRequiredCourses('practice'),
};

const prepare = (type: string, of: readonly SQL[]) =>
  prepareStatement<{ partIds: string; userId: number; now: string }, Row & Record<string, unknown>>(
    `wholes-of-${type}s`,
    sql`
      select wholes.part_id as "partId", wholes.type as "wholeType", wholes.id as "wholeId",
        wholes.is_vip_free as "isVipFree", wholes.is_part_free as "isPartFree", wholes.owner_id as "ownerId", ${grants.source}, ${grants.startsAt} as "startsAt", ${grants.endsAt} as "endsAt",
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
  for (const { partId, wholeType: type, wholeId, isVipFree, isPartFree, ownerId, ...grant } of rows) {
    const ofPart = getOr(wholes, Number(partId), () => new Map<string, GrowingWhole>());
    const goods = { type, id: Number(wholeId) };
    // A course can have a paper as a lesson and be required for it as well.
    const key = `${type} ${wholeId} ${isVipFree} ${isPartFree}`;
    const opens = { isVipFree, isPartFree, ownerId: ownerId === null ? null : Number(ownerId) };
    const whole = getOr(ofPart, key, (): GrowingWhole => ({ goods, ...opens, grants: [] }));
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
