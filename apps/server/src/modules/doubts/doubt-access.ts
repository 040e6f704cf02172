import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { courses, doubts, teachers, videos } from '../../db/schema.ts';
import { isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { ownerOf } from '../courses/owner-of.ts';

/** The accounts that teach what a row of `doubts` is about, as a subquery of one column; one of them may be null. */
export const teachersOfDoubt: SQL = sql`(
  select ${teachers.userId} from ${courses} join ${teachers} on ${eq(teachers.id, courses.teacherId)}
  where ${eq(courses.id, doubts.courseId)}
  union select ${ownerOf(videos.ownerId)} from ${videos} left join ${teachers} on ${eq(teachers.id, videos.teacherId)}
  where ${eq(videos.id, doubts.videoId)})`;

/** Whether an account teaches what a row of `doubts` is about. */
export const teachesDoubt = (userId: number): SQL<boolean> =>
  sql<boolean>`coalesce(${userId}::bigint in ${teachersOfDoubt}, false)`;

/** What this person may read of doubts: the one condition that all readers ask. */
export const isDoubtReadable = (viewer: PostViewer): SQL | undefined =>
  and(
    isSeenBy('doubt', viewer),
    viewer.isModerator
      ? undefined
      : or(
          eq(doubts.isPublic, true),
          viewer.userId === null ? undefined : eq(doubts.userId, viewer.userId),
          viewer.userId === null ? undefined : teachesDoubt(viewer.userId),
        ),
  );
