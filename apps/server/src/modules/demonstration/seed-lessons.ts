import type { Database } from '../../db/database.ts';
import { courseChapters, courseLessons, videoCaptions, videos } from '../../db/schema.ts';
import { filmSeconds } from '../records/seeds/libraries.seed.ts';
import type { Film } from '../records/seeds/record-seed.ts';
import { captionsOf, sentencesOf } from './captions.ts';
import { captionLabels } from './films.seed.ts';
import type { CourseSeed, FilmLessonSeed, LessonSeed } from './courses/course-seed.ts';

const day = 24 * 60 * 60 * 1000;

/** What lessons point at, by its name. What a school has put in the place of ours is missing. */
export interface KnownThings {
  films: ReadonlyMap<Film, number>;
  articles: ReadonlyMap<string, number>;
  files: ReadonlyMap<string, number>;
}

interface Place {
  courseId: number;
  categoryId: number;
  teacherId: number | null;
  ownerId: number | null | undefined;
  /** Cover of the course, which its videos share. */
  thumb: string;
  known: KnownThings;
  now: Date;
}

type LessonRow = typeof courseLessons.$inferInsert;
type Placed = Pick<LessonRow, 'courseId' | 'chapterId' | 'sort'>;

/** The chapters and lessons of a course, each kind by one statement. */
export async function seedLessons(
  db: Database,
  chapters: CourseSeed['chapters'],
  place: Place,
): Promise<void> {
  const { courseId } = place;
  const stored = await db
    .insert(courseChapters)
    .values(chapters.map(({ title }, sort) => ({ courseId, title, sort })))
    .returning({ id: courseChapters.id, sort: courseChapters.sort });
  const chapterIds = new Map(stored.map(({ id, sort }) => [sort, id]));
  const lessons = chapters.flatMap((chapter, at) =>
    chapter.lessons.map((lesson, sort) => ({
      lesson,
      placed: { courseId, chapterId: chapterIds.get(at) ?? null, sort },
    })),
  );
  const films = lessons.flatMap(({ lesson }) => ('film' in lesson ? [lesson] : []));
  const videoIds = await seedVideos(db, films, place);
  const rows = lessons.flatMap(({ lesson, placed }) => rowsOf(lesson, placed, { ...place, videoIds }));
  if (rows.length > 0) await db.insert(courseLessons).values(rows);
}

/** Ids of the videos by their titles, with what is said over them as captions. */
async function seedVideos(
  db: Database,
  lessons: readonly FilmLessonSeed[],
  { categoryId, teacherId, ownerId = null, thumb, known }: Place,
): Promise<ReadonlyMap<string, number>> {
  if (lessons.length === 0) return new Map();
  const stored = await db
    .insert(videos)
    .values(
      lessons.map(({ title, film, say, freeSeconds = 0, banDrag = false }) => ({
        title,
        thumb,
        categoryId,
        teacherId,
        ownerId,
        freeSeconds,
        banDrag,
        mediaId: known.films.get(film) ?? null,
        shortDescription: sentencesOf(say)[0] ?? '',
        renderDescription: `<p>${say}</p>`,
        duration: filmSeconds[film],
        charge: null,
      })),
    )
    .returning({ id: videos.id, title: videos.title });
  const ids = new Map(stored.map(({ id, title }) => [title, id]));
  await db.insert(videoCaptions).values(
    lessons.flatMap(({ title, film, say }) => {
      const videoId = ids.get(title);
      const vtt = captionsOf(sentencesOf(say), filmSeconds[film]);
      return videoId === undefined
        ? []
        : [{ videoId, language: 'zh-CN', label: captionLabels['zh-CN'], vtt }];
    }),
  );
  return ids;
}

function rowsOf(
  lesson: LessonSeed,
  placed: Placed,
  { known, now, videoIds }: Pick<Place, 'known' | 'now'> & { videoIds: ReadonlyMap<string, number> },
): LessonRow[] {
  if ('film' in lesson) {
    const { title, isFree = false, film } = lesson;
    const videoId = videoIds.get(title) ?? null;
    return [{ ...placed, kind: 'video', title, isFree, videoId, duration: filmSeconds[film] }];
  }
  if ('article' in lesson) {
    const articleId = known.articles.get(lesson.article);
    return articleId === undefined ? [] : [{ ...placed, kind: 'article', title: lesson.article, articleId }];
  }
  if ('live' in lesson) {
    const startsAt = atEightInTheEvening(now, lesson.inDays);
    return [{ ...placed, kind: 'live', title: lesson.live, startsAt }];
  }
  const { title, isFree = false, file } = lesson;
  return [{ ...placed, kind: 'attachment', title, isFree, mediaId: known.files.get(file) ?? null }];
}

/** Of the school's clock, which is eight hours ahead. */
function atEightInTheEvening(now: Date, inDays: number): Date {
  const then = new Date(now.getTime() + inDays * day);
  return new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate(), 12));
}
