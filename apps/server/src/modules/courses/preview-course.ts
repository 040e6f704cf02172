import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { entitlementOf, type GoodsKey, type Grant, type Holder, type Terms } from '../grants/entitlement.ts';
import type { Term } from '../grants/membership-terms.ts';
import { endOfStudy } from '../grants/study-period.ts';
import { describeCourse } from './course-detail.ts';
import { findMore } from './course-detail.repo.ts';
import { findCourse, listLessons } from './courses.repo.ts';
import { sampleOf } from './lesson-sample.ts';

/** Somebody who is made up, to look at a course with their eyes. */
export type PreviewedPerson = 'visitor' | 'learner' | 'member';

interface Preview {
  as: PreviewedPerson;
  now: Date;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** All that the page of a course would say to somebody, also while it is hidden. Reads alone. Undefined where there is none. */
export async function previewCourse(
  db: Database,
  id: number,
  { as, now }: Preview,
): Promise<AnswerOf<Contract['courses']['detail']> | undefined> {
  const [course, lessons, more] = await Promise.all([
    findCourse(db, id, now),
    listLessons(db, id, now),
    findMore(db, id),
  ]);
  if (!course) return undefined;
  const { charge, isVipFree, ownerId } = course;
  const held = heldBy(as, more?.studyDays ?? null, now);
  const terms: Terms = { charge, isVipFree, ownerId, sample: sampleOf(lessons) };
  const right = entitlementOf(terms, held && { ...held, userId: nobody }, now);
  // What a course holds is open with it to who has the whole; a free one opens nothing.
  const wholes = held && [
    {
      goods: { type: 'course', id } satisfies GoodsKey,
      isVipFree: charge > 0 && isVipFree,
      grants: held.grants,
    },
  ];
  const holder: Holder | null = held && {
    userId: nobody,
    grants: [],
    terms: held.terms,
    wholes: wholes ?? [],
  };
  return describeCourse(
    db,
    { course, right, lessons },
    {
      userId: undefined,
      now,
      entitle: async (_, parts) => new Map(parts.map((part) => [part.id, entitlementOf(part, holder, now)])),
    },
  );
}

/** No account has it. */
const nobody = 0;

/** What the made-up person holds; null for a visitor. */
function heldBy(
  as: PreviewedPerson,
  studyDays: number | null,
  now: Date,
): { grants: readonly Grant[]; terms: readonly Term[] } | null {
  const running = { startsAt: now, revokedAt: null };
  if (as === 'visitor') return null;
  if (as === 'member')
    return {
      grants: [],
      terms: [{ ...running, source: 'bought', endsAt: new Date(now.getTime() + month) }],
    };
  const endsAt = studyDays === null ? null : endOfStudy([], studyDays, now);
  return { grants: [{ ...running, source: 'bought', endsAt }], terms: [] };
}
