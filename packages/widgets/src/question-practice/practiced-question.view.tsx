import type { PracticedQuestion } from '@shuyuan/api-client/exam-area';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronLeftIcon, ChevronRightIcon, CommentIcon, DeleteIcon, MarkIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { usePageKeys } from '@shuyuan/ui/modality';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { useId, useState } from 'react';
import { fieldsOf } from '../questions/answers.ts';
import { AskedQuestion } from '../questions/asked-question.view.tsx';
import { questionsStrings } from '../questions/questions.strings.ts';
import { useQuestionPractice } from './question-practice.context.ts';
import * as styles from './question-practice.css.ts';
import { hasDraft, isGraded, shownQuestion } from './question-practice.state.ts';

/** Keys of what somebody writes or chooses in are theirs. */
const hasKeys = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input, select, [role="listbox"] *');

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'key'>;

/** The question that is shown, its answer once it is known, and the ways to its neighbours. */
export function PracticedQuestionView() {
  const { state, strings, actions, props, locale } = useQuestionPractice();
  const id = useId();
  const { current, shown } = state;
  const question = shownQuestion(state);
  const Heading = `h${(props.level ?? 2) === 1 ? 2 : 3}` as const;

  const [article, setArticle] = useState<HTMLElement | null>(null);
  usePageKeys(article, handleKey);

  function handleKey({ altKey, ctrlKey, metaKey, shiftKey, target, key }: Key): boolean {
    if (altKey || ctrlKey || metaKey || shiftKey || hasKeys(target)) return false;
    if (key === 'ArrowLeft') actions.goTo(current - 1);
    else if (key === 'ArrowRight') actions.goTo(current + 1);
    else return false;
    return true;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from what is inside
    <article
      ref={setArticle}
      aria-labelledby={`${id}-title`}
      className={styles.question}
      onKeyDown={(event) => handleKey(event) && event.preventDefault()}
    >
      <header className={styles.head}>
        <Heading id={`${id}-title`} tabIndex={-1} data-focus="question" className={styles.questionTitle}>
          {strings.question(current + 1)}
          {question && (
            <span className={styles.facts}>
              {questionsStrings[locale].types[question.question.type]} ·{' '}
              {strings.points(question.question.score)}
            </span>
          )}
        </Heading>
        {question && <Tools question={question} />}
      </header>
      {!question && shown.status === 'failed' && (
        <ErrorState
          title={strings.failed}
          description={shown.isOffline ? strings.offlineHint : strings.failedHint}
          isRetrying={shown.isRetrying}
          onRetry={actions.retry}
        />
      )}
      {!question && shown.status === 'loading' && <SkeletonText size="base" lines={4} />}
      {question && <Asked key={question.question_id} question={question} />}
      <footer className={styles.turns}>
        <NativeButton onPress={() => actions.goTo(current - 1)}>
          <ChevronLeftIcon size="small" />
          {strings.previous}
        </NativeButton>
        <p className={styles.keys}>{strings.keys}</p>
        <NativeButton onPress={() => actions.goTo(current + 1)}>
          {strings.next}
          <ChevronRightIcon size="small" />
        </NativeButton>
      </footer>
    </article>
  );
}

/** Asking about it, collecting it, and taking it out. */
function Tools({ question }: { question: PracticedQuestion }) {
  const { strings, actions, props } = useQuestionPractice();
  const doubt = isGraded(question) ? (props.doubtHref?.(question.question_id) ?? null) : null;
  return (
    <div className={styles.tools}>
      {doubt !== null && (
        <LinkButton href={doubt} icon={<CommentIcon size="small" />}>
          {strings.ask}
        </LinkButton>
      )}
      <button
        type="button"
        aria-pressed={question.is_collected}
        className={styles.tool}
        onClick={actions.toggleCollected}
      >
        <MarkIcon size="small" />
        {question.is_collected ? strings.collected : strings.collect}
      </button>
      {props.onRemove && (
        <button type="button" className={styles.tool} onClick={actions.askToRemove}>
          <DeleteIcon size="small" />
          {strings.remove}
        </button>
      )}
    </div>
  );
}

/** What is asked, where it is answered, and what came of it. */
function Asked({ question: practiced }: { question: PracticedQuestion }) {
  const { state, strings, actions, locale } = useQuestionPractice();
  const { question_id: id, question } = practiced;
  const sending = state.sending[String(id)];
  const refusal = state.refusals[String(id)];
  const isOver = isGraded(practiced);
  const isUnfolded = isOver && !state.folded.includes(id);
  const isChoiceOfOne = question.type === 1 || question.type === 5;
  const replies = new Map(fieldsOf({ ...practiced, id }).map(({ key, reply }) => [key, reply]));
  return (
    <>
      <AskedQuestion
        id={id}
        question={question}
        valueOf={(key) => (isOver ? (replies.get(key)?.answer_content ?? null) : (state.drafts[key] ?? null))}
        isDisabled={isOver || sending !== undefined}
        isReview={isUnfolded}
        gradeOf={(key) => replies.get(key) ?? null}
        strings={{ ...questionsStrings[locale], notGiven: strings.compare, results: strings.results }}
        onChange={actions.answer}
      />
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {sending === 'kept' && <output className={styles.note}>{strings.kept}</output>}
      {(isOver || !isChoiceOfOne) && (
        <div className={styles.reveal}>
          <NativeButton
            tone={isOver ? 'neutral' : 'action'}
            isPending={sending === 'sending'}
            isInactive={sending === 'kept' || (!isOver && !hasDraft(practiced, state))}
            onPress={actions.reveal}
          >
            {isUnfolded ? strings.fold : strings.reveal}
          </NativeButton>
        </div>
      )}
    </>
  );
}
