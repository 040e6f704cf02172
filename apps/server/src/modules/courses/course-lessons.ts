import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import type { Entitlement, Terms } from '../grants/entitlement.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import { nextStudied } from '../study-records/next-studied.ts';
import type { LessonRow } from './courses.repo.ts';
import type { LessonStudy } from './course-detail.repo.ts';

type Detail = AnswerOf<Contract['courses']['detail']>;
type Chapter = Detail['chapters'][number];

/** A lesson as one reader finds it. */
interface ReadLesson {
  row: LessonRow;
  /** It costs nothing. */
  isFree: boolean;
  isOpen: boolean;
  study: LessonStudy | undefined;
}

interface Reading {
  /** Of the course. */
  right: Entitlement;
  studied: readonly LessonStudy[];
  /** What lessons are to the reader, by their ids. */
  entitle: EntitleLessons;
}

/** Entitlements of one reader to articles, videos and papers, by id. */
export type EntitleLessons = (
  type: 'article' | 'video' | 'paper',
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
  const papers = rows.flatMap(({ paper }) => paper ?? []);
  const [ofArticles, ofVideos, ofPapers] = await Promise.all([
    entitle('article', articles),
    entitle('video', videos),
    entitle('paper', papers),
  ]);
  const studyOf = new Map(studied.map((study) => [study.id, study]));
  return rows.map((row) => {
    const { article, video, paper } = row;
    const isFree = article ? article.charge === 0 : row.isFree;
    // An article has its own price in a course too, and a paper for invited people keeps its list.
    const isOfItself = article !== null || paper?.isInvitedOnly === true;
    const isOpenAlone =
      (article && ofArticles.get(article.id)?.isOpen) ||
      (video && ofVideos.get(video.id)?.isOpen) ||
      (paper && ofPapers.get(paper.id)?.isOpen) ||
      false;
    const isOpen = isOpenAlone || (!isOfItself && (isFree || right.isOpen));
    return { row, isFree, isOpen, study: studyOf.get(row.id) };
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

/** A lesson of the outline, as the contract has it. */
export const lessonAnswer = ({ row, isFree, isOpen, study }: ReadLesson): Chapter['lessons'][number] => ({
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
  paper_id: row.paper?.id ?? null,
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

/** Returns the lesson to continue with, among those that count. */
export function nextOf(lessons: readonly ReadLesson[]): Detail['next'] {
  const found = nextStudied(
    lessons
      .filter(({ row }) => row.isCounted)
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
    kind: next.row.kind,
    title: next.row.title,
    article_id: next.row.article?.id ?? null,
    video_id: next.row.videoId,
    state,
    position: next.isDone || next.row.kind !== 'video' ? 0 : next.position,
  };
}
