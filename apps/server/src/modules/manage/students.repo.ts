import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import {
  comboItems,
  courseLessons,
  grants,
  lessonRecords,
  studyRecords,
  users,
  videoProgress,
} from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { studiedLessons } from '../courses/lesson-study.ts';

export type Student = AnswerOf<Contract['manageStudents']['list']>['data'][number];

interface Asked {
  courseId: number;
  keywords?: string | undefined;
  source?: Student['source'] | undefined;
  now: Date;
}

/** Everybody once: by what was handed over of the course itself, else of a column, else by having studied. */
function students({ courseId, now }: Asked): SQL {
  const ofColumns = sql`select ${comboItems.comboId} from ${comboItems}
    where ${comboItems.resourceType} = 'course' and ${eq(comboItems.resourceId, courseId)}`;
  const inCourse = eq(courseLessons.courseId, courseId);
  return sql`
    select distinct on (user_id) user_id, grant_id, source, since, ends_at from (
      select 0 as place, ${grants.userId} as user_id, ${grants.id} as grant_id, ${grants.source} as source,
        ${grants.startsAt} as since, ${grants.endsAt} as ends_at
      from ${grants} where ${grants.goodsType} = 'course' and ${and(eq(grants.goodsId, courseId), isOwning(grants, now))}
      union all
      select 1, ${grants.userId}, null, 'combo', ${grants.startsAt}, ${grants.endsAt}
      from ${grants} where ${grants.goodsType} = 'combo' and ${grants.goodsId} in (${ofColumns}) and ${isOwning(grants, now)}
      union all
      select 2, ${videoProgress.userId}, null, 'study', ${videoProgress.createdAt}, null
      from ${videoProgress} where ${videoProgress.videoId} in (
        select ${courseLessons.videoId} from ${courseLessons} where ${inCourse})
      union all
      select 2, ${studyRecords.userId}, null, 'study', ${studyRecords.studiedAt}, null
      from ${studyRecords} where ${studyRecords.articleId} in (
        select ${courseLessons.articleId} from ${courseLessons} where ${inCourse})
      union all
      select 2, ${lessonRecords.userId}, null, 'study', ${lessonRecords.createdAt}, null
      from ${lessonRecords} where ${lessonRecords.lessonId} in (
        select ${courseLessons.id} from ${courseLessons} where ${inCourse})
    ) as ways order by user_id, place, since`;
}

/** How far each of them has come, counted as in `CourseProgress`. */
const progress = ({ courseId, now }: Asked) => sql`
  select count(*)::int as lessons, count(done_at)::int as studied, max(studied_at) as at
  from (${studiedLessons({ user: sql`found.user_id`, now, isMeant: eq(courseLessons.courseId, courseId) })}) as lessons
  where is_counted`;

const narrowed = ({ keywords = '', source }: Asked) =>
  and(
    keywords === '' ? undefined : or(hasId(users, keywords), isPartOf(users.nickName, keywords)),
    source === undefined ? undefined : sql`ways.source = ${source}`,
  ) ?? sql`true`;

/** One page of them, and how many there are: who got it last comes first. */
export async function listStudents(
  db: Database,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Student[]; total: number }> {
  const { rows } = await db.execute<{ data: Student[]; total: number }>(sql`
    with matching as (
      select ways.*, ${users.nickName} as nick_name, ${users.avatar} as avatar
      from (${students(asked)}) as ways join ${users} on ${users.id} = ways.user_id
      where ${narrowed(asked)}
    ), found as (
      select * from matching order by since desc, user_id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from matching) as total,
      coalesce(json_agg(json_build_object(
        'id', found.user_id, 'nick_name', found.nick_name, 'avatar', found.avatar, 'source', found.source,
        'grant_id', found.grant_id, 'since', ${instantJson(sql`found.since`)}, 'ends_at', ${instantJson(sql`found.ends_at`)},
        'progress', case when done.lessons = 0 then 0 else done.studied * 100 / done.lessons end,
        'studied_count', done.studied, 'lessons_count', done.lessons,
        'studied_at', ${instantJson(sql`done.at`)},
        'updated_at', ${instantJson(sql`coalesce(done.at, found.since)`)}
      ) order by found.since desc, found.user_id desc), '[]') as data
    from found cross join lateral (${progress(asked)}) as done`);
  return rows[0] ?? { data: [], total: 0 };
}
