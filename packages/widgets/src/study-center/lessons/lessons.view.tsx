import type { LearnedLesson } from '@shuyuan/api-client';
import { ErrorState } from '@shuyuan/ui/error-state';
import { CheckIcon, LockIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Modal } from '../../widget/modal.tsx';
import { momentText } from '../../widget/moment-text.ts';
import { useStudyCenter } from '../study-center.context.ts';
import type { OpenLessons } from './lessons.ts';
import * as styles from './lessons.css.ts';

/** How far each lesson of a course was studied, over the page. */
export function LessonsView() {
  const { state, strings, actions } = useStudyCenter();
  const { open } = state;
  if (!open) return null;
  const title = strings.progressOfCourse(open.title);
  return (
    <Modal component="study-lessons" size="medium" label={title} onClose={actions.closeLessons}>
      <div className={styles.dialog}>
        <h2 className={styles.title}>{title}</h2>
        <Lessons lessons={open.lessons} />
        <div className={styles.foot}>
          <NativeButton onPress={actions.closeLessons}>{strings.close}</NativeButton>
        </div>
      </div>
    </Modal>
  );
}

function Lessons({ lessons }: Pick<OpenLessons, 'lessons'>) {
  const { strings, actions } = useStudyCenter();
  switch (lessons.status) {
    case 'loading':
      return (
        <Skeleton label={strings.lessonsLoading}>
          <SkeletonText lines={6} />
        </Skeleton>
      );
    case 'failed':
      return (
        <ErrorState
          title={strings.lessonsFailed}
          description={lessons.isOffline ? strings.offlineHint : strings.lessonsFailedHint}
          isRetrying={lessons.isRetrying}
          onRetry={actions.retryLessons}
        />
      );
    case 'ready':
      if (lessons.rows.length === 0) return <p className={styles.words}>{strings.noLessons}</p>;
      return (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
        <ol role="list" className={styles.list}>
          {lessons.rows.map((lesson, index) => (
            <Lesson
              key={lesson.id}
              lesson={lesson}
              isFirst={lesson.chapter !== (lessons.rows[index - 1]?.chapter ?? '')}
            />
          ))}
        </ol>
      );
    default:
      return lessons satisfies never;
  }
}

/** `isFirst`: of its chapter. */
function Lesson({ lesson, isFirst }: { lesson: LearnedLesson; isFirst: boolean }) {
  const { strings } = useStudyCenter();
  const { watched_at, created_at, progress, watch_seconds, duration } = lesson;
  const isDone = watched_at !== null;
  const words = isDone
    ? strings.lessonDone
    : created_at === null
      ? strings.lessonNotBegun
      : strings.lessonBegun(progress);
  return (
    <li>
      {isFirst && <h3 className={styles.chapter}>{lesson.chapter}</h3>}
      <div data-done={isDone || undefined} className={styles.lesson}>
        <span aria-hidden="true" className={styles.mark}>
          {isDone ? <CheckIcon size="small" /> : !lesson.can_watch && <LockIcon size="small" />}
        </span>
        <span className={styles.name}>{lesson.title}</span>
        <span className={styles.words}>
          {lesson.can_watch ? words : strings.closed(words)}
          {!isDone && watch_seconds >= 1 && duration > 0 && (
            <> · {strings.watched(momentText(watch_seconds), momentText(duration))}</>
          )}
        </span>
      </div>
    </li>
  );
}
