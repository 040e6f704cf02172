import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronLeftIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { QuestionView } from '../widget/question.view.tsx';
import { NumberCard } from './number-card.view.tsx';
import { PracticedQuestionView } from './practiced-question.view.tsx';
import { useQuestionPractice } from './question-practice.context.ts';
import * as styles from './question-practice.css.ts';
import type { PracticeSet } from './practice-set.ts';

/** A picture of practising: the bar, the question, and the card of numbers. */
export function QuestionPracticeView() {
  const { state, strings, actions, rootRef } = useQuestionPractice();
  const { set, announcement, removal } = state;
  return (
    <section
      ref={rootRef}
      data-component="question-practice"
      data-state={set.status}
      aria-label={strings.title}
      aria-busy={set.status === 'loading'}
      className={styles.practice}
    >
      {set.status === 'loading' && <PracticeSkeleton />}
      {set.status === 'failed' && (
        <ErrorState
          title={strings.failed}
          description={set.isOffline ? strings.offlineHint : strings.failedHint}
          isRetrying={set.isRetrying}
          onRetry={actions.retry}
        />
      )}
      {set.status === 'ready' && <Shown set={set.data} />}
      {removal && (
        <QuestionView
          component="question-practice-removal"
          title={strings.removeTitle}
          text={strings.removeText}
          error={removal.error}
          no={strings.no}
          yes={strings.yes}
          isPending={removal.isPending}
          onNo={actions.cancelRemoval}
          onYes={() => void actions.remove()}
        />
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Shown({ set }: { set: PracticeSet }) {
  const { state, strings, props } = useQuestionPractice();
  const Heading = `h${props.level ?? 2}` as const;
  const total = set.questions_ids.length;
  const done = set.questions_ids.filter((id) => state.results[String(id)] !== undefined).length;
  return (
    <>
      <div className={styles.bar}>
        <NativeButton isQuiet aria-label={strings.back} onPress={props.onLeave}>
          <ChevronLeftIcon />
        </NativeButton>
        <div className={styles.name}>
          <Heading className={styles.title}>{set.title}</Heading>
          <p className={styles.facts}>{strings.answered(done, total)}</p>
        </div>
      </div>
      <Filters set={set} />
      {total === 0 ? (
        <div tabIndex={-1} data-focus="empty">
          <EmptyState title={strings.empty} description={strings.emptyHint} />
        </div>
      ) : (
        <div className={styles.columns}>
          <PracticedQuestionView />
          <NumberCard />
        </div>
      )}
    </>
  );
}

function Filters({ set: { filters = [] } }: { set: PracticeSet }) {
  const { strings, props } = useQuestionPractice();
  if (filters.length < 2 || !props.onFilter) return null;
  return (
    <fieldset aria-label={strings.filters} className={styles.filters}>
      {filters.map(({ id, label, count, isChosen }) => (
        <button
          key={id ?? 'all'}
          type="button"
          aria-pressed={isChosen}
          className={styles.filter}
          onClick={() => props.onFilter?.(id)}
        >
          {strings.filter(id === null ? strings.all : label, count)}
        </button>
      ))}
    </fieldset>
  );
}

function PracticeSkeleton() {
  const { strings } = useQuestionPractice();
  return (
    <Skeleton label={strings.loading}>
      <div className={styles.columns}>
        <div>
          <SkeletonText size="lead" width="most" />
          <SkeletonText size="base" lines={4} />
        </div>
        <SkeletonBlock height={160} />
      </div>
    </Skeleton>
  );
}
