import type { Contract } from '@shuyuan/api-client/contract';
import { eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseCategories, courseChapters, courseLessons, courses, teachers } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource, type Fields } from '../../resources/resource.ts';
import { countPlaces } from '../combos/combo-contents.ts';
import { attachmentsField, attachmentsWithFacts } from '../courses/attachments-field.ts';
import { contentsField, contentsWithFacts } from '../courses/course-contents.ts';
import { withCleanLessons } from '../courses/lesson-content.ts';
import { lessonsCountOf } from '../courses/lesson-study.ts';
import { keepUpTaught } from '../courses/index-taught.ts';
import { isTaughtBy } from '../courses/owner-of.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { tagsField } from '../tags/tags-field.ts';
import { dayAndTime } from './cells.ts';
import { checkCourses } from './check-courses.ts';
import { courseStrings as strings } from './managed-courses.strings.ts';
import { keepOwnTeacher } from './own-teacher.ts';
import { refuseHeld } from './refuse-held.ts';

const { id, title, thumb, level, charge, isVipFree, userCount, publishedAt, updatedAt } = courses;

const tags = tagsField('course', id);

/** Courses with their lessons by chapter. */
export const courseResource = defineResource<Contract['manageCourses']>({
  entity: 'course',
  table: courses,
  title,
  isOwn: (userId) => isTaughtBy(courses, userId),
  fields: {
    title,
    category_id: courses.categoryId,
    teacher_id: courses.teacherId,
    thumb,
    short_description: courses.shortDescription,
    render_description: courses.renderDescription,
    level,
    charge,
    is_vip_free: isVipFree,
    tag_ids: tags,
    profession_id: courses.professionId,
    outcomes: courses.outcomes,
    study_days: courses.studyDays,
    is_recommended: courses.isRecommended,
    sold_until: courses.soldUntil,
    attachments: attachmentsField,
    contents: contentsField,
    published_at: publishedAt,
    revision: courses.revision,
  },
  joins: sql`join ${courseCategories} on ${eq(courseCategories.id, courses.categoryId)}
    left join ${teachers} on ${eq(teachers.id, courses.teacherId)}`,
  row: (now) => ({
    title,
    thumb,
    category: sql`json_build_object('id', ${courseCategories.id}, 'name', ${courseCategories.name})`,
    teacher: sql`case when ${teachers.id} is not null then
      json_build_object('id', ${teachers.id}, 'name', ${teachers.name}) end`,
    level,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    is_vip_free: isVipFree,
    lessons_count: lessonsCountOf(id, now),
    has_revision: sql`${courses.revision} is not null`,
    user_count: userCount,
    created_at: courses.createdAt,
  }),
  whole: {
    category_id: courses.categoryId,
    teacher_id: courses.teacherId,
    short_description: courses.shortDescription,
    render_description: courses.renderDescription,
    tag_ids: tags.json,
    profession_id: courses.professionId,
    outcomes: courses.outcomes,
    study_days: courses.studyDays,
    is_recommended: courses.isRecommended,
    sold_until: courses.soldUntil,
    attachments: attachmentsWithFacts,
    contents: contentsWithFacts,
    revision: courses.revision,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category) => or(eq(courses.categoryId, category), eq(courseCategories.parentId, category)),
    teacher_id: (teacher) => eq(courses.teacherId, teacher),
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    user_count: [userCount, 'desc'],
    charge: [charge, 'desc'],
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
      [strings.level, (row) => strings.levels[row.level]],
      [strings.charge, (row) => row.charge],
      [strings.isVipFree, ({ is_vip_free }) => (is_vip_free ? strings.yes : strings.no)],
      [strings.lessonsCount, ({ lessons_count }) => lessons_count],
      [strings.userCount, ({ user_count }) => user_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: ({ revision, ...fields }) => ({
    ...withCleanText(fields),
    ...(revision !== undefined && { revision: revision && withCleanText(revision) }),
  }),
  check: checkCourses,
  async checkRemoval(ids, { tx }) {
    await refuseHeld(tx, 'course', ids, strings);
    if (await hasLessons(tx, ids)) throw new Problem(1, strings.hasLessons);
    if ((await countPlaces(tx, 'course', ids)) > 0) throw new Problem(1, strings.isInColumn);
  },
  async follow(ids, fields, change) {
    await keepOwnTeacher(courses, ids, change);
    await keepUpTaught(change.tx, 'vod', { ids, fields });
  },
  refusals: { gone: new Problem(1, strings.referenceGone) },
});

interface WithTexts {
  render_description?: string | undefined;
  contents?: Fields<Contract['manageCourses']>['contents'] | undefined;
}

const withCleanText = <Of extends WithTexts>(written: Of): Of => ({
  ...written,
  ...(written.render_description !== undefined && {
    render_description: sanitiseHtml(written.render_description),
  }),
  ...(written.contents !== undefined && { contents: withCleanLessons(written.contents) }),
});

/** Chapters and lessons would go with the course, and an undo could not bring them back. */
async function hasLessons(tx: Database, ids: readonly number[]) {
  return (
    (await tx.$count(courseChapters, inArray(courseChapters.courseId, [...ids]))) > 0 ||
    (await tx.$count(courseLessons, inArray(courseLessons.courseId, [...ids]))) > 0
  );
}
