import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';

/**
 * Kinds of lessons. `text` is written in the course itself; `article` refers to an article with a price of its own; `exam` and
 * `homework` refer to a paper.
 */
export const lessonKind = z.enum(['video', 'text', 'article', 'exam', 'homework', 'attachment', 'live']);

/** A lesson in the outline of a course. */
export const courseLesson = z.object({
  id,
  kind: lessonKind,
  title: z.string(),
  /** Seconds; 0 where there is nothing to play. */
  duration: z.number(),
  /** Everybody may take it, whatever the course costs. */
  is_free: z.boolean(),
  /** Seconds from its beginning that everybody may watch; 0 where nothing is to try, and of what is free. */
  free_seconds: z.number(),
  /** The reader may take it: it is free, or theirs with the course, or for its own sake. */
  can_watch: z.boolean(),
  /**
   * The signed-in user has finished it: watched or read to its end, passed the test, handed in the homework. Always false for files and
   * live lessons, which do not count.
   */
  is_studied: z.boolean(),
  /** The article that it is; null for the other kinds. */
  article_id: z.nullable(id),
  /** The video that it plays; null for the other kinds, and while none was chosen. */
  video_id: z.nullable(id),
  /** The paper of a test or of homework; null for the other kinds, and while it is not published. */
  paper_id: z.nullable(id),
  /** There is a file to download; the address is asked for apart. */
  has_file: z.boolean(),
  /** When a live lesson begins; null for the other kinds. */
  starts_at: z.nullable(instant),
  /** Where a live lesson takes place; empty for who may not take it, and while that is not known. */
  live_url: z.string(),
});

/** A file that comes with a course. Its address is asked for apart, by who may have it. */
export const courseAttachment = z.object({
  id,
  name: z.string(),
  bytes: z.number(),
  /** Of the file's own name, in small letters and without the dot; empty where it has none. */
  extension: z.string(),
  /** Only who has the course may have it; otherwise whoever is signed in. */
  only_buyer: z.boolean(),
});

/** Where somebody goes on. */
export const nextLesson = z.object({
  lesson_id: id,
  kind: lessonKind,
  title: z.string(),
  article_id: z.nullable(id),
  video_id: z.nullable(id),
  /** Nothing was studied yet, something was, or all of it. */
  state: z.enum(['start', 'continue', 'review']),
  /** Seconds, of a video that was begun; 0 otherwise. */
  position: z.number(),
});

/** A lesson with the content that the classroom shows. */
export const lessonPage = z.object({
  lesson: courseLesson,
  course: z.object({ id, title: z.string(), thumb: z.string() }),
  /** HTML of a text lesson, sanitised by the server; empty for the other kinds, and for who may not take the lesson. */
  render_content: z.string(),
  /** Per cent of a text lesson that the signed-in user has read, and where they are. */
  progress: z.number(),
  place: z.number(),
  /** The paper of a test or of homework; null for the other kinds, and while it is not published. */
  paper: z.nullable(
    z.object({
      id,
      title: z.string(),
      questions_count: z.number(),
      /** Points of all its questions. */
      score: z.number(),
      /** Points to pass. */
      pass_score: z.number(),
      /** Minutes for one attempt; 0 for no limit. */
      minutes: z.number(),
      /** The best attempt of the signed-in user that was handed in; null for none. */
      best_score: z.nullable(z.number()),
      /** An attempt is under way. */
      is_running: z.boolean(),
      /** An attempt waits for its marks. */
      is_marking: z.boolean(),
      /** Attempts that are left; null for no limit. */
      attempts_left: z.nullable(z.number()),
    }),
  ),
});

/** The answer to who may have a file. */
export const download = z.object({
  /** Signed, good for half an hour, and saved under the file's own name. */
  download_url: z.string(),
});
