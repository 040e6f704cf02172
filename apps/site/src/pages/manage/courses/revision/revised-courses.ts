import type { ManageClient, ManagedCourse } from '@shuyuan/api-client/manage';
import type { FormValues } from '@shuyuan/widgets/resource-form';

type Courses = ManageClient['courses'];

/** A course as its form writes it: what waits for being published stands over what everybody sees. */
export type RevisedCourse = ManagedCourse & {
  /** What everybody sees, of a course that is published; null for the others. */
  live: ManagedCourse | null;
};

/**
 * The courses, for the form: what is changed of a published one waits, and what is changed of another counts at once. Taking
 * one back to a draft, or putting it off, publishes what waits with it, for nobody sees that any more.
 */
export function revisedCourses(courses: Courses, now: () => number) {
  const found = new Map<number, ManagedCourse>();
  const isPublic = (at: unknown) => typeof at === 'string' && Date.parse(at) <= now();
  return {
    ...courses,

    async find(...[id, options]: Parameters<Courses['find']>): Promise<RevisedCourse> {
      const whole = await courses.find(id, options);
      found.set(id, whole);
      const { published_at: at } = whole;
      return { ...asRevised(whole), live: isPublic(at) ? whole : null };
    },

    update(id: number, change: FormValues, seenAt?: string) {
      const whole = found.get(id);
      const { published_at: at = whole?.published_at, ...fields } = change;
      const isStillPublic = whole !== undefined && isPublic(whole.published_at) && isPublic(at);
      if (!isStillPublic)
        return courses.update(id, { ...whole?.revision, ...change, revision: null }, seenAt);
      const revision = differing({ ...whole.revision, ...fields }, whole);
      const moment: FormValues = 'published_at' in change ? { published_at: at } : {};
      return courses.update(id, { ...moment, revision }, seenAt);
    },
  };
}

/** With what waits over it. */
export const asRevised = (whole: ManagedCourse): ManagedCourse =>
  ({ ...whole, ...whole.revision }) as ManagedCourse;

/** Those fields that are not as everybody sees them; null for none. */
function differing(fields: FormValues, live: ManagedCourse): ManagedCourse['revision'] {
  const different = Object.entries(fields).filter(
    ([name, value]) => !isSame(value, live[name as keyof ManagedCourse]),
  );
  return different.length > 0 ? Object.fromEntries(different) : null;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
