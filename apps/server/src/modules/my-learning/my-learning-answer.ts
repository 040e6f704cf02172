import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { percentOf } from '../courses/course-progress.ts';
import type { LearnedLesson } from './learned-lessons.ts';
import type { CourseRow, VideoRow, WholeRow } from './my-learning.repo.ts';

type Answers = Contract['myLearning'];
type Row<Name extends 'courses' | 'combos' | 'videos'> = AnswerOf<Answers[Name]>['data'][number];

const factsOf = ({ id, title, thumb, price, parts_count }: WholeRow) => ({
  id,
  title,
  thumb,
  videos_count: parts_count,
  charge: price,
});

function recordOf({ parts_count: all, learned_count: learned, watched_at }: WholeRow) {
  const isWatched = all > 0 && learned === all;
  return {
    is_watched: isWatched,
    watched_at: isWatched ? watched_at : null,
    progress: percentOf(learned, all),
  };
}

/** What was finished once stays so in its date, when lessons were added since. */
function courseRecordOf(row: CourseRow) {
  const record = recordOf(row);
  return { ...record, watched_at: row.finished_at ?? record.watched_at };
}

const lastOf = (row: CourseRow): Row<'courses'>['last_view_video'] =>
  row.last_id === null
    ? null
    : {
        video_id: row.last_id,
        watch_seconds: row.last_seconds ?? 0,
        video: { title: row.last_title ?? '', duration: row.last_duration ?? 0 },
      };

export const courseAnswer =
  (userId: number) =>
  (row: CourseRow): Row<'courses'> => ({
    course_id: row.id,
    user_id: userId,
    charge: row.charge,
    created_at: row.at,
    learned_count: row.learned_count,
    course: factsOf(row),
    watch_record: courseRecordOf(row),
    last_view_video: lastOf(row),
  });

export const comboAnswer =
  (userId: number) =>
  (row: WholeRow): Row<'combos'> => ({
    combo_id: row.id,
    user_id: userId,
    charge: row.charge,
    created_at: row.at,
    learned_count: row.learned_count,
    combo: factsOf(row),
    watch_record: recordOf(row),
  });

export const videoAnswer =
  (userId: number) =>
  ({ id, title, thumb, duration, price, ...row }: VideoRow): Row<'videos'> => ({
    video_id: id,
    user_id: userId,
    charge: row.charge,
    created_at: row.at,
    video: { id, title, thumb, duration, charge: price },
    watch_record: {
      is_watched: row.watched_at !== null,
      watched_at: row.watched_at,
      watch_seconds: row.watch_seconds,
      position: row.position,
    },
  });

export const lessonAnswer = (lesson: LearnedLesson): AnswerOf<Answers['course']>['lessons'][number] => ({
  id: lesson.id,
  title: lesson.title,
  kind: lesson.kind,
  chapter: lesson.chapter,
  video_id: lesson.videoId,
  article_id: lesson.articleId,
  paper_id: lesson.paperId,
  duration: lesson.duration,
  watch_seconds: lesson.watchSeconds,
  progress: lesson.progress,
  watched_at: lesson.watchedAt?.toISOString() ?? null,
  created_at: lesson.createdAt?.toISOString() ?? null,
  can_watch: lesson.isOpen,
});
