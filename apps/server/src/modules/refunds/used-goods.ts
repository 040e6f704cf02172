import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { comboItems, courseLessons, grants, orders, studyRecords, videoProgress } from '../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import type { Used } from './propose-refund.ts';

const nothing: Used = { unit: 'none', done: 0, total: 0 };
const day = 24 * 60 * 60 * 1000;

/** What a person has used of what they have ordered: lessons that they have finished, or days that have begun. */
export async function findUsed(
  db: Database,
  { id, userId, goodsType, goodsId }: OrderRow,
  now: Date,
): Promise<Used> {
  if (userId === null) return nothing;
  switch (goodsType) {
    case 'role':
      return daysOf(db, id, now);
    case 'course':
      return countLessons(db, userId, ofCourse(sql`= ${goodsId}`));
    case 'combo':
      return countLessons(db, userId, ofCombo(goodsId));
    default:
      return nothing;
  }
}

async function daysOf(db: Database, orderId: string, now: Date): Promise<Used> {
  const [term] = await db
    .select({ startsAt: grants.startsAt, endsAt: grants.endsAt })
    .from(grants)
    .where(eq(grants.orderId, orderId));
  if (!term?.endsAt) return nothing;
  // What an upgrade has ended would have gone on: that time is used up first, since it comes back.
  const [ended] = await db
    .select({ endsAt: grants.endsAt })
    .from(orders)
    .innerJoin(grants, eq(grants.id, orders.discountId))
    .where(and(eq(orders.id, orderId), eq(orders.discountKind, 'upgrade')));
  const from = Math.max(term.startsAt.getTime(), ended?.endsAt?.getTime() ?? 0);
  const total = Math.round((term.endsAt.getTime() - term.startsAt.getTime()) / day);
  const begun = Math.ceil((now.getTime() - from) / day);
  return { unit: 'day', done: Math.min(total, Math.max(0, begun)), total };
}

const ofCourse = (isMeant: SQL) =>
  sql`select ${courseLessons.videoId} as video_id, ${courseLessons.articleId} as article_id
    from ${courseLessons} where ${courseLessons.courseId} ${isMeant}`;

const ofCombo = (comboId: number) => {
  const { resourceType, resourceId } = comboItems;
  const items = (type: string) => sql`${comboItems.comboId} = ${comboId} and ${resourceType} = ${type}`;
  return sql`select ${resourceId} as video_id, null::bigint as article_id from ${comboItems} where ${items('video')}
    union select null::bigint, ${resourceId} from ${comboItems} where ${items('article')}
    union ${ofCourse(sql`in (select ${resourceId} from ${comboItems} where ${items('course')})`)}`;
};

async function countLessons(db: Database, userId: number, lessons: SQL): Promise<Used> {
  const watched = and(eq(videoProgress.userId, userId), sql`${videoProgress.videoId} = lesson.video_id`);
  const read = and(eq(studyRecords.userId, userId), sql`${studyRecords.articleId} = lesson.article_id`);
  const isDone = or(
    sql`exists (select from ${videoProgress} where ${watched} and ${videoProgress.watchedAt} is not null)`,
    sql`exists (select from ${studyRecords} where ${read} and ${studyRecords.progress} = 100)`,
  );
  const { rows } = await db.execute<{ total: number; done: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${isDone}))::int as done from (${lessons}) as lesson`);
  const { total = 0, done = 0 } = rows[0] ?? {};
  return total === 0 ? nothing : { unit: 'lesson', done, total };
}
