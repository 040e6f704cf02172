import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons } from '../../db/schema.ts';
import { countCharacters } from '../articles/reading.ts';
import type { WrittenLesson } from './lesson-rules.ts';

/** A lesson that the course has already. */
export interface Present {
  id: number;
  kind: WrittenLesson['kind'];
  articleId: number | null;
  videoId: number | null;
  paperId: number | null;
  mediaId: number | null;
  duration: number;
}

interface Known {
  /** The lesson as it was, for one that stays. */
  find: (lesson: WrittenLesson) => Present | undefined;
  /** Seconds of the videos, by id. */
  lengths: ReadonlyMap<number, number>;
}

/** Writes the lessons of one chapter in their order: those that stay keep their ids. */
export async function putLessons(
  tx: Database,
  place: { courseId: number; chapterId: number | null },
  lessons: readonly WrittenLesson[],
  { find, lengths }: Known,
): Promise<void> {
  for (const [sort, lesson] of lessons.entries()) {
    const before = find(lesson);
    const row = {
      ...place,
      sort,
      kind: lesson.kind,
      title: lesson.title,
      isFree: lesson.is_free,
      duration: lengthOf(lesson, before, lengths),
      articleId: lesson.article_id,
      videoId: lesson.video_id,
      content: lesson.render_content,
      characterCount: countCharacters(lesson.render_content),
      paperId: lesson.paper_id,
      mediaId: lesson.media_id,
      liveUrl: lesson.live_url,
      startsAt: lesson.starts_at === null ? null : new Date(lesson.starts_at),
    };
    if (before) await tx.update(courseLessons).set(row).where(eq(courseLessons.id, before.id));
    else await tx.insert(courseLessons).values(row);
  }
}

/** Of its file where there is one; otherwise what is planned, or was. */
function lengthOf(
  { video_id: videoId, duration }: WrittenLesson,
  before: Present | undefined,
  lengths: Known['lengths'],
): number {
  const ofFile = videoId === null ? 0 : (lengths.get(videoId) ?? 0);
  return ofFile || (duration ?? before?.duration ?? 0);
}
