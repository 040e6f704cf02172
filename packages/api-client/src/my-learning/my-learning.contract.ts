import * as z from 'zod/mini';
import { lessonKind } from '../courses/course-contents.contract.ts';
import { percent } from '../articles/articles.contract.ts';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

/** What is somebody's: of several ways in which it came, the latest. */
const owned = {
  user_id: id,
  /** Whole yuan that were paid; 0 for what was given. */
  charge: z.number(),
  created_at: instant,
};

/** How far somebody has come with the whole of something. */
const watchRecord = z.object({
  is_watched: z.boolean(),
  /**
   * When the last of it was studied. A course keeps the first time, also while lessons that were added since are left; otherwise null
   * while some is left.
   */
  watched_at: z.nullable(instant),
  progress: percent,
});

const query = z.object(paging(10, 50));

/** Courses, columns and videos that belong to the signed-in user, and how far they have come with each. */
export const myLearningContract = {
  courses: schemas({
    summary: 'The courses that the signed-in user has, the latest first.',
    query,
    answer: paged(
      z.object({
        course_id: id,
        ...owned,
        /** Lessons that were studied to their end. */
        learned_count: z.number(),
        course: z.object({
          id,
          title: z.string(),
          thumb: z.string(),
          /** Lessons that can be watched or read. */
          videos_count: z.number(),
          charge: z.number(),
        }),
        watch_record: watchRecord,
        /** The lesson that was watched last; null while none was. */
        last_view_video: z.nullable(
          z.object({
            video_id: id,
            watch_seconds: z.number(),
            video: z.object({ title: z.string(), duration: z.number() }),
          }),
        ),
      }),
    ),
  }),
  combos: schemas({
    summary: 'The columns that the signed-in user has, the latest first.',
    query,
    answer: paged(
      z.object({
        combo_id: id,
        ...owned,
        /** Parts that were studied to their end: of a course each lesson is one. */
        learned_count: z.number(),
        combo: z.object({
          id,
          title: z.string(),
          thumb: z.string(),
          /** What can be watched or read in it: of a course each lesson. */
          videos_count: z.number(),
          charge: z.number(),
        }),
        watch_record: watchRecord,
      }),
    ),
  }),
  videos: schemas({
    summary: 'The single videos that the signed-in user has, the latest first.',
    query,
    answer: paged(
      z.object({
        video_id: id,
        ...owned,
        video: z.object({
          id,
          title: z.string(),
          thumb: z.string(),
          duration: z.number(),
          /** Null for what is not sold alone. */
          charge: z.nullable(z.number()),
        }),
        watch_record: z.object({
          is_watched: z.boolean(),
          watched_at: z.nullable(instant),
          watch_seconds: z.number(),
          /** Seconds: where they are. */
          position: z.number(),
        }),
      }),
    ),
  }),
  course: schemas({
    summary: 'How far the signed-in user has come with each lesson of a course that they may see.',
    params: z.object({ id }),
    answer: z.object({
      lessons: z.array(
        z.object({
          id,
          title: z.string(),
          kind: lessonKind,
          /** Empty before the first chapter. */
          chapter: z.string(),
          video_id: z.nullable(id),
          article_id: z.nullable(id),
          paper_id: z.nullable(id),
          /** Seconds; 0 where there is nothing to play. */
          duration: z.number(),
          watch_seconds: z.number(),
          /** Of an article, how much was read; of a video, how much was watched. */
          progress: percent,
          /** When it was studied to its end; null while it was not. */
          watched_at: z.nullable(instant),
          /** When it was begun; null while it was not. */
          created_at: z.nullable(instant),
          /** It opens to this person. */
          can_watch: z.boolean(),
        }),
      ),
    }),
  }),
};
