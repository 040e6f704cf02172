import * as z from 'zod/mini';
import { articleCard } from '../articles/articles.contract.ts';
import { comboCard } from '../combos/combos.contract.ts';
import { courseCard } from '../courses/courses.contract.ts';
import { id, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { videoCard } from '../videos/videos.contract.ts';

/** A teacher as lists show them. */
export const teacherCard = z.object({
  id,
  name: z.string(),
  /** Address of a picture; empty when there is none. */
  avatar: z.string(),
  /** What they are, in a few words; may be empty. */
  title: z.string(),
  /** May be empty. */
  short_description: z.string(),
  /** Published ones. */
  courses_count: z.number(),
  /** Published ones of their account; 0 for who has none. */
  articles_count: z.number(),
});

/** Teachers of whom something is published. */
export const teachersContract = {
  list: schemas({
    summary:
      'Teachers of whom a course, a video, a column or an article is published, in the order in which they were added.',
    query: z.object(paging(12)),
    answer: paged(teacherCard),
  }),
  detail: schemas({
    summary: 'One teacher of whom something is published, with the newest of it.',
    params: z.object({ id }),
    answer: z.object({
      teacher: z.extend(teacherCard, {
        /** How many have bought something of theirs; who has bought two things is two. */
        learners_count: z.number(),
        /** Of the reviews of their courses and columns the mean, 0 to 5 to a tenth; 0 where there is none. */
        rating: z.number(),
        reviews_count: z.number(),
      }),
      /** Up to 24, the newest first. */
      courses: z.array(courseCard),
      /** Up to 24, the newest first: those that stand in the list of videos. */
      videos: z.array(videoCard),
      /** Up to 24, the newest first. */
      combos: z.array(comboCard),
      /** Up to 24, the newest first. */
      articles: z.array(articleCard),
    }),
  }),
};
