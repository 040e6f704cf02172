import { Badge } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronLeftIcon, LockIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import type { MarkedAttempt } from '@shuyuan/api-client/manage';
import type { KeyboardEvent } from 'react';
import { useAttemptMarking } from './attempt-marking.context.ts';
import * as styles from './attempt-marking.css.ts';
import { essaysOf } from './essays.ts';
import { MarkedQuestion } from './marked-question.view.tsx';

/** A picture of one attempt while it is marked. */
export function AttemptMarkingView() {
  const { state, strings, actions, rootRef } = useAttemptMarking();
  const { attempt, announcement } = state;

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // A number that is half typed counts when its field is left.
    if (event.target instanceof HTMLElement) event.target.blur();
    void actions.saveAndGoOn();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from what is inside
    <section
      ref={rootRef}
      data-component="attempt-marking"
      data-state={attempt.status === 'ready' && attempt.marked.status === 2 ? 'done' : attempt.status}
      aria-label={attempt.status === 'ready' ? attempt.marked.paper.title : strings.title}
      className={styles.marking}
      onKeyDownCapture={handleKey}
    >
      {attempt.status === 'ready' ? (
        <Attempt marked={attempt.marked} />
      ) : (
        <div data-focus="attempt" tabIndex={-1}>
          <NotThere />
        </div>
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function NotThere() {
  const { state, strings, actions } = useAttemptMarking();
  const { attempt } = state;
  switch (attempt.status) {
    case 'missing':
      return <EmptyState title={strings.missing} description={strings.missingHint} action={<Back />} />;
    case 'refused':
      return (
        <EmptyState
          icon={<LockIcon size="large" />}
          title={strings.notAllowed}
          description={strings.notAllowedHint}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={strings.failed}
          description={attempt.isOffline ? strings.offlineHint : strings.failedHint}
          retryLabel={strings.retry}
          onRetry={actions.reload}
          isRetrying={attempt.isRetrying}
        />
      );
    default:
      return (
        <Skeleton label={strings.loading}>
          <SkeletonText lines={3} />
          <SkeletonBlock height={256} />
        </Skeleton>
      );
  }
}

function Back() {
  const { strings, props } = useAttemptMarking();
  if (!props.onBack) return null;
  return (
    <NativeButton isQuiet onPress={props.onBack}>
      <ChevronLeftIcon size="small" />
      {strings.back}
    </NativeButton>
  );
}

function Attempt({ marked }: { marked: MarkedAttempt }) {
  const { state, strings, props } = useAttemptMarking();
  const Heading = `h${props.level ?? 1}` as const;
  const essays = essaysOf(marked);
  const waiting = essays.filter(({ reply }) => reply.score === null).length;
  const when = formatDateTime(Date.parse(marked.submitted_at));
  return (
    <>
      <header className={styles.head}>
        <div>
          <Back />
        </div>
        <Heading data-focus="attempt" tabIndex={-1} className={styles.title}>
          {marked.paper.title}
        </Heading>
        <p className={styles.facts}>{strings.of(marked.person.nick_name, when)}</p>
        {marked.status === 3 && <p className={styles.note}>{strings.left(waiting, essays.length)}</p>}
      </header>
      {marked.status === 2 && <Outcome marked={marked} />}
      <ol className={styles.questions}>
        {marked.questions.map((asked, place) => (
          <li key={asked.id}>
            <MarkedQuestion asked={asked} place={place} isOpen={marked.status === 3 && !state.isOvertaken} />
          </li>
        ))}
      </ol>
      <Bar isDone={marked.status === 2} />
    </>
  );
}

function Outcome({ marked: { score, paper } }: { marked: MarkedAttempt }) {
  const { strings } = useAttemptMarking();
  const isPassed = (score ?? 0) >= paper.pass_score;
  return (
    <div data-focus="outcome" tabIndex={-1} className={styles.outcome}>
      <span className={styles.score}>{strings.done(score ?? 0)}</span>
      <span className={styles.facts}>{strings.outOf(paper.score)}</span>
      <Badge tone={isPassed ? 'positive' : 'critical'}>{isPassed ? strings.passed : strings.notPassed}</Badge>
    </div>
  );
}

/** What can be done with the attempt, and what came of it. */
function Bar({ isDone }: { isDone: boolean }) {
  const { state, strings, actions } = useAttemptMarking();
  const { step, failure, isLast, isOvertaken, replaced } = state;
  const isBusy = step !== 'marking';
  return (
    <footer className={styles.bar}>
      {!isDone && !isOvertaken && (
        <>
          <NativeButton
            tone="action"
            aria-keyshortcuts="Control+Enter"
            isInactive={isBusy}
            isPending={step === 'saving'}
            onPress={() => void actions.saveAndGoOn()}
          >
            {strings.saveAndGoOn}
          </NativeButton>
          <NativeButton isInactive={isBusy} onPress={() => void actions.save()}>
            {strings.save}
          </NativeButton>
        </>
      )}
      {isOvertaken && (
        <NativeButton tone="action" onPress={actions.reload}>
          {strings.reload}
        </NativeButton>
      )}
      {isLast ? (
        <p data-focus="last" tabIndex={-1} className={styles.note}>
          {strings.nothingWaits}
        </p>
      ) : (
        <NativeButton
          tone={isDone ? 'action' : 'neutral'}
          isInactive={isBusy}
          isPending={step === 'leaving'}
          onPress={() => void actions.skip()}
        >
          {isDone ? strings.next : strings.skip}
        </NativeButton>
      )}
      {!isDone && <p className={styles.keys}>{strings.keys}</p>}
      {replaced > 0 && <p className={styles.note}>{strings.replaced(replaced)}</p>}
      {failure !== '' && (
        <p role="alert" data-focus="failure" tabIndex={-1} className={styles.failure}>
          {failure}
        </p>
      )}
    </footer>
  );
}
