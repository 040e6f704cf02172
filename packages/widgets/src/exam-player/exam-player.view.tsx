import { ChevronLeftIcon } from '@shuyuan/ui/icons';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Asked } from './asked.view.tsx';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { headingsOf } from './headings.ts';
import { isDone, isRunning, questionsOf, type ReadyAttempt } from './exam-state.ts';
import { History } from './history.view.tsx';
import { Outcome } from './outcome.view.tsx';
import { ShownQuestion } from './shown-question.view.tsx';
import { Chapters } from './chapters.view.tsx';
import { AnswerSheet } from './answer-sheet.view.tsx';
import { Saving } from './saving.view.tsx';

/** A picture of an attempt: what stands above it, the question that is shown, and the answer sheet beside it. */
export function ExamPlayerView() {
  const { state, strings, rootRef } = useExamPlayer();
  const { attempt, announcement } = state;
  return (
    <section
      ref={rootRef}
      data-component="exam-player"
      data-state={attempt.status === 'ready' ? (isRunning(state) ? 'running' : 'over') : attempt.status}
      aria-label={attempt.status === 'ready' ? attempt.paper.title : strings.title}
      className={styles.player}
    >
      {attempt.status === 'ready' ? <Attempt attempt={attempt} /> : <NotThere />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function NotThere() {
  const { state, strings, actions, props } = useExamPlayer();
  const { attempt } = state;
  if (attempt.status === 'missing')
    return (
      <EmptyState
        title={strings.missing}
        action={<NativeButton onPress={props.onLeave}>{strings.back}</NativeButton>}
      />
    );
  if (attempt.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={attempt.isOffline ? strings.offlineHint : strings.failedHint}
        retryLabel={strings.retry}
        onRetry={actions.retry}
        isRetrying={attempt.isRetrying}
      />
    );
  return (
    <Skeleton label={strings.loading}>
      <div className={styles.columns}>
        <SkeletonText lines={6} />
        <SkeletonBlock height={256} />
      </div>
    </Skeleton>
  );
}

function Attempt({ attempt }: { attempt: ReadyAttempt }) {
  const { state, strings, actions, props } = useExamPlayer();
  const runs = isRunning(state);
  return (
    <>
      <Bar attempt={attempt} />
      {state.isElsewhere && (
        <div role="alert" className={styles.warning}>
          <p className={styles.note}>{strings.elsewhere}</p>
          <NativeButton onPress={() => void actions.takeOver()}>{strings.takeOver}</NativeButton>
        </div>
      )}
      {runs && state.isEnding && state.question === null && (
        <output className={styles.warning}>{state.left > 0 ? strings.closing : strings.ending}</output>
      )}
      {!runs && <Outcome attempt={attempt} />}
      {!runs && props.afterResult}
      {!runs && <Chapters chapters={attempt.chapters} />}
      {!runs && <History shownId={attempt.user_paper.id} />}
      <div className={styles.columns}>
        <ShownQuestion />
        <div className={styles.side}>
          <AnswerSheet />
          {runs && <Saving />}
        </div>
      </div>
      <Asked />
    </>
  );
}

function Bar({ attempt: { paper } }: { attempt: ReadyAttempt }) {
  const { state, strings, actions, props } = useExamPlayer();
  const runs = isRunning(state);
  const questions = questionsOf(state);
  const { title: Heading } = headingsOf(props.level);
  return (
    <div className={styles.bar}>
      <NativeButton isQuiet aria-label={strings.back} onPress={actions.askToLeave}>
        <ChevronLeftIcon />
      </NativeButton>
      <div className={styles.name}>
        <Heading className={styles.title}>{paper.title}</Heading>
        <p className={styles.facts}>
          {strings.passMark(paper.pass_score, paper.score)}
          {runs &&
            ` · ${strings.answered(questions.filter((asked) => isDone(asked, state.answers)).length, questions.length)}`}
        </p>
      </div>
      {runs && (
        <div className={styles.tools}>
          <Clock />
          <NativeButton
            tone="action"
            isInactive={state.isElsewhere || state.isEnding}
            onPress={actions.askToSubmit}
          >
            {strings.submit}
          </NativeButton>
        </div>
      )}
    </div>
  );
}

/** Spoken at its milestones only, never each second. */
function Clock() {
  const { state, strings, actions } = useExamPlayer();
  const { left, isTimerHidden, isClockUnsure } = state;
  return (
    <div className={styles.clock}>
      {!isTimerHidden && (
        <div
          role="timer"
          aria-label={strings.clock}
          className={styles.time}
          data-urgent={left <= 60 || undefined}
        >
          {strings.time(left)}
        </div>
      )}
      <div className={styles.facts}>
        {!isTimerHidden && <span>{isClockUnsure ? strings.clockUnsure : strings.byServer}</span>}
        <button type="button" className={styles.textButton} onClick={actions.toggleTimer}>
          {isTimerHidden ? strings.showTimer : strings.hideTimer}
        </button>
      </div>
    </div>
  );
}
