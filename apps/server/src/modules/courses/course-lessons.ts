import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import type { Entitlement, Terms } from '../grants/entitlement.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import { nextStudied } from '../study-records/next-studied.ts';
import type { LessonRow } from './courses.repo.ts';
import type { listStudied } from './course-detail.repo.ts';

type Detail = AnswerOf<Contract['courses']['detail']>;
type Chapter = Detail['chapters'][number];
type Study = Awaited<ReturnType<typeof listStudied>>[number];

/** A lesson as one reader finds it. */
interface ReadLesson {
  row: LessonRow;
  /** It costs nothing. */
  isFree: boolean;
  isOpen: boolean;
  study: Study | undefined;
}

interface Reading {
  /** Of the course. */
  right: Entitlement;
  studied: readonly Study[];
  /** What lessons are to the reader, by their ids. */
  entitle: EntitleLessons;
}

/** What articles and videos are to one reader, by their ids. */
export type EntitleLessons = (
  type: 'article' | 'video',
  lessons: readonly ({ id: number } & Terms)[],
) => Promise<ReadonlyMap<number, Entitlement>>;

/** What the page of each says to a person or a visitor, which knows what it is part of. */
export const entitleReader =
  (db: Database, reader: { userId: number | undefined; now: Date }): EntitleLessons =>
  (type, lessons) =>
    findEntitlements(db, type, lessons, reader);

/** What each lesson is to its reader. */
export async function readLessons(
  rows: readonly LessonRow[],
  { right, studied, entitle }: Reading,
): Promise<ReadLesson[]> {
  const articles = rows.flatMap(({ article }) => article ?? []);
  const videos = rows.flatMap(({ video }) => video ?? []);
  const [ofArticles, ofVideos] = await Promise.all([entitle('article', articles), entitle('video', videos)]);
  const studyOf = new Map(studied.map((study) => [study.id, study]));
  return rows.map((row) => {
    const { article, video } = row;
    const isFree = article ? article.charge === 0 : row.isFree;
    const isOpenAlone = article
      ? ofArticles.get(article.id)?.isOpen
      : isFree || right.isOpen || (video !== null && ofVideos.get(video.id)?.isOpen);
    return { row, isFree, isOpen: isOpenAlone ?? false, study: studyOf.get(row.id) };
  });
}

/** The lessons by chapter; the rows come in their order. */
export function chaptersOf(lessons: readonly ReadLesson[]): Chapter[] {
  const chapters = new Map<number | null, Chapter>();
  for (const lesson of lessons) {
    const { chapter } = lesson.row;
    const id = chapter?.id ?? null;
    const of = chapters.get(id) ?? { id, title: chapter?.title ?? '', lessons: [] };
    of.lessons.push(lessonAnswer(lesson));
    chapters.set(id, of);
  }
  return [...chapters.values()];
}

const lessonAnswer = ({ row, isFree, isOpen, study }: ReadLesson): Chapter['lessons'][number] => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  duration: row.duration,
  is_free: isFree,
  free_seconds: isFree ? 0 : (row.video?.freeSeconds ?? 0),
  can_watch: isOpen,
  is_studied: study?.isDone ?? false,
  article_id: row.article?.id ?? null,
  video_id: row.videoId,
  has_file: row.mediaId !== null,
  starts_at: row.startsAt?.toISOString() ?? null,
  live_url: isOpen ? row.liveUrl : '',
});

const mostTrials = 3;

/** The first lessons of which something is open to everybody. */
export const trialsOf = (lessons: readonly ReadLesson[]): number[] =>
  lessons
    .filter(({ row, isFree }) => isFree || (row.video?.freeSeconds ?? 0) > 0)
    .slice(0, mostTrials)
    .map(({ row }) => row.id);

/** Where the reader goes on, among what can be watched or read here. */
export function nextOf(lessons: readonly ReadLesson[]): Detail['next'] {
  const found = nextStudied(
    lessons
      .filter(({ row }) => row.article !== null || row.videoId !== null)
      .map(({ row, isOpen, study }) => ({
        row,
        isOpen,
        isDone: study?.isDone ?? false,
        studiedAt: study?.studiedAt ?? null,
        position: study?.position ?? 0,
      })),
  );
  if (!found) return null;
  const { next, state } = found;
  return {
    lesson_id: next.row.id,
    title: next.row.title,
    article_id: next.row.article?.id ?? null,
    video_id: next.row.videoId,
    state,
    position: next.isDone ? 0 : next.position,
  };
}
