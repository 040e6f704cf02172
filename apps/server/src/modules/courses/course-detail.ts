import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { findCarriedTags } from '../carried-tags/carried-tags.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { standingOf } from '../grants/standing.ts';
import { listPlans } from '../memberships/memberships.repo.ts';
import { summaryAnswer } from '../reviews/review-answer.ts';
import { summarise } from '../reviews/reviews.repo.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import { requireCourse, type Opened } from './course-access.ts';
import { courseCard, courseFacts } from './course-card.ts';
import * as repo from './course-detail.repo.ts';
import {
  chaptersOf,
  entitleReader,
  nextOf,
  readLessons,
  trialsOf,
  type EntitleLessons,
} from './course-lessons.ts';
import { findCourseProgress } from './course-progress.ts';
import type { FoundCourse } from './courses.repo.ts';

type Detail = AnswerOf<Contract['courses']['detail']>;

/** In small letters and without the dot; empty where the name has none. */
const extensionOf = (fileName: string): string => /\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase() ?? '';

interface Reader {
  userId: number | undefined;
  now: Date;
}

/** All that the page of a course says to its reader. Throws 404 for what is hidden from them. */
export async function courseDetail(db: Database, id: number, { userId, now }: Reader): Promise<Detail> {
  const opened = await requireCourse(db, id, userId, now);
  return describeCourse(db, opened, { userId, now, entitle: entitleReader(db, { userId, now }) });
}

/** The same of a course that is open or not to a reader, whoever may see it. */
export async function describeCourse(
  db: Database,
  { course, right, lessons: rows }: Opened,
  { userId, now, entitle }: Reader & { entitle: EntitleLessons },
): Promise<Detail> {
  const { id } = course;
  const ref = { type: 'course', id } as const;
  const [more, tags, marks, summary, attachments, studied, progress, membership] = await Promise.all([
    repo.findMore(db, id),
    findCarriedTags(db, 'course', id),
    findMarks(db, userId, ref),
    summarise(db, ref),
    repo.listAttachments(db, id),
    userId === undefined ? [] : repo.listStudied(db, { courseId: id, userId, now }),
    userId === undefined ? undefined : findCourseProgress(db, { courseId: id, userId, now }),
    findMembershipFor(db, course, right, now),
  ]);
  const [lessons, related] = await Promise.all([
    readLessons(rows, { right, studied, entitle }),
    more ? repo.listRelated(db, { ...more, id }, now) : [],
  ]);
  const facts = courseFacts(course);
  const { rating, count } = summaryAnswer(summary);
  return {
    course: {
      ...facts,
      published_at: course.publishedAt?.toISOString() ?? null,
      teacher: facts.teacher && {
        ...facts.teacher,
        short_description: course.teacher?.shortDescription ?? '',
      },
      profession: more?.profession ?? null,
      tags,
      outcomes: more?.outcomes ?? [],
      study_days: more?.studyDays ?? null,
      is_recommended: more?.isRecommended ?? false,
      sold_until: more?.soldUntil?.toISOString() ?? null,
      rating,
      reviews_count: count,
      render_description: course.renderDescription,
      ...standingOf(right),
      ...marks,
      progress: progress?.percent ?? 0,
    },
    chapters: chaptersOf(lessons),
    trials: course.charge > 0 ? trialsOf(lessons) : [],
    attachments: attachments.map(({ id: attachment, name, fileName, bytes, onlyBuyer }) => ({
      id: attachment,
      name,
      bytes,
      extension: extensionOf(fileName),
      only_buyer: onlyBuyer,
    })),
    next: nextOf(lessons),
    membership,
    related: related.map(courseCard),
  };
}

/** The membership of least cost that would open it, for whom it is not open. */
async function findMembershipFor(
  db: Database,
  { charge, isVipFree }: FoundCourse,
  { isOpen }: Entitlement,
  now: Date,
): Promise<Detail['membership']> {
  if (isOpen || !isVipFree || charge === 0) return null;
  const [plans, count] = await Promise.all([listPlans(db), repo.countOfMembers(db, now)]);
  const [cheapest] = plans.toSorted((one, other) => one.charge - other.charge);
  return cheapest
    ? { id: cheapest.id, name: cheapest.name, charge: cheapest.charge, courses_count: count }
    : null;
}
