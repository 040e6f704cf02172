import type { Contract } from '@shuyuan/api-client/contract';
import { eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import {
  comboItems,
  courseCategories,
  courseLessons,
  mediaFiles,
  teachers,
  videos,
} from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { countPlaces } from '../combos/combo-contents.ts';
import { keepUpTaught } from '../courses/index-taught.ts';
import { isOwnVideo } from '../courses/lesson-sources.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { keepUpLengths } from '../videos/keep-up-lengths.ts';
import { dayAndTime } from './cells.ts';
import { checkVideos, countLessons, countWatchers } from './check-videos.ts';
import { managedVideoStrings as strings } from './managed-learning.strings.ts';
import { refuseOtherTeacher } from './own-teacher.ts';
import { refuseHeld } from './refuse-held.ts';

const { id, title, thumb, charge, isVipFree, duration, freeSeconds, banDrag, viewNum, userCount } = videos;
const { publishedAt, updatedAt } = videos;

const placesCount = sql`((select count(*) from ${courseLessons} where ${eq(courseLessons.videoId, id)})
  + (select count(*) from ${comboItems} where ${comboItems.resourceType} = 'video' and ${eq(comboItems.resourceId, id)}))`;

/** Videos, whether they stand in their list or are only part of something. */
export const videoResource = defineResource<Contract['manageVideos']>({
  entity: 'video',
  table: videos,
  title,
  owner: videos.ownerId,
  isOwn: isOwnVideo,
  fields: {
    title,
    category_id: videos.categoryId,
    teacher_id: videos.teacherId,
    media_id: videos.mediaId,
    thumb,
    short_description: videos.shortDescription,
    render_description: videos.renderDescription,
    charge,
    is_vip_free: isVipFree,
    free_seconds: freeSeconds,
    ban_drag: banDrag,
    published_at: publishedAt,
  },
  joins: sql`join ${courseCategories} on ${eq(courseCategories.id, videos.categoryId)}
    left join ${teachers} on ${eq(teachers.id, videos.teacherId)}
    left join ${mediaFiles} on ${eq(mediaFiles.id, videos.mediaId)}`,
  row: (now) => ({
    title,
    thumb,
    category: sql`json_build_object('id', ${courseCategories.id}, 'name', ${courseCategories.name})`,
    teacher: sql`case when ${teachers.id} is not null then
      json_build_object('id', ${teachers.id}, 'name', ${teachers.name}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    is_vip_free: isVipFree,
    duration,
    free_seconds: freeSeconds,
    ban_drag: banDrag,
    view_num: viewNum,
    user_count: userCount,
    places_count: placesCount,
    created_at: videos.createdAt,
  }),
  whole: {
    category_id: videos.categoryId,
    teacher_id: videos.teacherId,
    short_description: videos.shortDescription,
    render_description: videos.renderDescription,
    media_id: videos.mediaId,
    media: sql`case when ${mediaFiles.id} is not null then
      json_build_object('id', ${mediaFiles.id}, 'title', ${mediaFiles.title}) end`,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category) => or(eq(videos.categoryId, category), eq(courseCategories.parentId, category)),
    teacher_id: (teacher) => eq(videos.teacherId, teacher),
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    user_count: [userCount, 'desc'],
    view_num: [viewNum, 'desc'],
    duration: [duration, 'desc'],
    title: [title, 'asc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category.name],
      [strings.teacher, ({ teacher }) => teacher?.name ?? ''],
      [strings.status, ({ status }) => strings.statuses[status]],
      [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
      [strings.charge, (row) => row.charge ?? strings.notSoldAlone],
      [strings.isVipFree, ({ is_vip_free }) => (is_vip_free ? strings.yes : strings.no)],
      [strings.duration, (row) => row.duration],
      [strings.freeSeconds, ({ free_seconds }) => free_seconds],
      [strings.banDrag, ({ ban_drag }) => (ban_drag ? strings.yes : strings.no)],
      [strings.viewNum, ({ view_num }) => view_num],
      [strings.userCount, ({ user_count }) => user_count],
      [strings.placesCount, ({ places_count }) => places_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: ({ render_description: html, ...fields }) =>
    html === undefined ? fields : { ...fields, render_description: sanitiseHtml(html) },
  check: checkVideos,
  async checkRemoval(ids, { tx }) {
    await refuseHeld(tx, 'video', ids, strings);
    if ((await countLessons(tx, ids)) > 0 || (await countPlaces(tx, 'video', ids)) > 0)
      throw new Problem(1, strings.hasPlaces);
    const watchers = await countWatchers(tx, ids);
    if (watchers > 0) throw new Problem(1, strings.isWatched(watchers));
  },
  async follow(ids, fields, change) {
    const { tx } = change;
    await refuseOtherTeacher(videos, ids, fields, change);
    if (fields.has('media_id')) await keepUpLengths(tx, ids);
    await keepUpTaught(tx, 'video', { ids, fields });
  },
  refusals: {
    gone: new Problem(1, strings.referenceGone),
    // The one thing that the database can't take of these fields: in the list without a price.
    impossible: new Problem(1, strings.needsCharge, { field: 'charge' }),
  },
});
