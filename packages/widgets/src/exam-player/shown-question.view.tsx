import type { AttemptQuestion, Question } from '@shuyuan/api-client';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, CommentIcon, MarkIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { usePageKeys } from '@shuyuan/ui/modality';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useId, useState } from 'react';
import { fieldsOf, type Reply } from '../questions/answers.ts';
import { AskedQuestion } from '../questions/asked-question.view.tsx';
import type { AnswerPictures } from '../questions/question-type.ts';
import { WithAids } from './aids/aids.view.tsx';
import { isKeptRefused } from './answer-store.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { isRunning, questionsOf } from './exam-state.ts';
import { headingsOf } from './headings.ts';

/** Keys of what somebody writes in are theirs. */
const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, input:not([type="radio"], [type="checkbox"]), [contenteditable="true"]');

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'key'>;

/** The question that is shown, what is answered to it, and the ways to its neighbours. */
export function ShownQuestion() {
  const { state, actions } = useExamPlayer();
  const id = useId();
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const { current } = state;
  const asked = questionsOf(state)[current];
  const runs = isRunning(state);
  usePageKeys(article, handleKey);
  if (!asked) return null;

  function handleKey({ altKey, ctrlKey, metaKey, shiftKey, target, key }: Key): boolean {
    if (!asked || altKey || ctrlKey || metaKey || shiftKey || isWriting(target)) return false;
    const isChoice = target instanceof Element && target.matches('input');
    const place = letters.indexOf(key.toLowerCase());
    if (runs && place !== -1 && place < countOptions(asked.question)) actions.pressOption(place);
    else if (runs && key.toLowerCase() === 'f') actions.toggleMark();
    // The arrows of a group of radio buttons choose within it.
    else if (key === 'ArrowLeft' && !isChoice) actions.goTo(current - 1);
    else if (key === 'ArrowRight' && !isChoice) actions.goTo(current + 1);
    else return false;
    return true;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from what is inside
    <article
      key={asked.id}
      ref={setArticle}
      aria-labelledby={`${id}-title`}
      className={styles.question}
      onKeyDown={(event) => handleKey(event) && event.preventDefault()}
    >
      <QuestionHead asked={asked} titleId={`${id}-title`} />
      <WithAids asked={asked}>
        <Asked asked={asked} />
      </WithAids>
      <Turns />
      {runs && <SavedMark asked={asked} />}
    </article>
  );
}

const letters = 'abcdefghij';

function countOptions(question: Question): number {
  if (question.type === 5) return 2;
  return question.type === 1 || question.type === 2 ? question.options.length : 0;
}

/** Which question it is, what it is worth, and whether to come back to it. */
function QuestionHead({ asked, titleId }: { asked: AttemptQuestion; titleId: string }) {
  const { id, question, question_id: questionId } = asked;
  const { state, strings, actions, props } = useExamPlayer();
  const { part: Part } = headingsOf(props.level);
  const isMarked = state.marked.includes(id);
  // What is being examined is nothing to ask about.
  const doubt = isRunning(state) ? null : (props.hrefs?.doubt?.(questionId) ?? null);
  return (
    <header className={styles.questionHead}>
      <Part id={titleId} data-focus="question" tabIndex={-1} className={styles.questionTitle}>
        <span className={styles.number}>{strings.question(state.current + 1)}</span>
        <span className={styles.facts}>
          {strings.types[question.type]} · {strings.points(question.score)}
        </span>
      </Part>
      {isRunning(state) && (
        <button
          type="button"
          aria-pressed={isMarked}
          className={styles.markButton}
          onClick={actions.toggleMark}
        >
          <MarkIcon size="small" />
          {strings.mark}
        </button>
      )}
      {state.collected && <CollectButton isCollected={state.collected[questionId] === true} />}
      {doubt !== null && (
        <LinkButton href={doubt} icon={<CommentIcon size="small" />}>
          {strings.ask}
        </LinkButton>
      )}
    </header>
  );
}

function CollectButton({ isCollected }: { isCollected: boolean }) {
  const { strings, actions } = useExamPlayer();
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      className={styles.markButton}
      onClick={actions.toggleCollected}
    >
      <MarkIcon size="small" />
      {isCollected ? strings.collected : strings.collect}
    </button>
  );
}

/** The ways to the questions before and after. */
function Turns() {
  const { state, strings, actions } = useExamPlayer();
  const { current } = state;
  const runs = isRunning(state);
  return (
    <footer className={styles.turns}>
      <NativeButton isInactive={current === 0} onPress={() => actions.goTo(current - 1)}>
        <ChevronLeftIcon size="small" />
        {strings.toPrevious}
      </NativeButton>
      {runs && <p className={styles.keys}>{strings.keys}</p>}
      <NativeButton
        tone={runs ? 'action' : 'neutral'}
        isInactive={current === questionsOf(state).length - 1}
        onPress={() => actions.goTo(current + 1)}
      >
        {strings.toNext}
        <ChevronRightIcon size="small" />
      </NativeButton>
    </footer>
  );
}

/** Whether the answer to the shown question is saved, or where it is until then. */
function SavedMark({ asked }: { asked: AttemptQuestion }) {
  const { state, strings } = useExamPlayer();
  const kept = fieldsOf(asked).flatMap(({ key }) => state.answers[key] ?? []);
  if (kept.length === 0) return null;
  const isSaved = kept.every(({ seq, sent }) => sent >= seq);
  const refused = kept.find(isKeptRefused);
  return (
    <>
      <p className={styles.savedMark}>
        {isSaved && <CheckIcon size="small" />}
        {isSaved ? strings.saved : state.isDeviceKeeping ? strings.savedHere : strings.notSaved}
      </p>
      {refused && <p className={styles.refused}>{strings.refusedAnswer(refused.refusal ?? '')}</p>}
    </>
  );
}

/** The pictures of a field: those that were answered while it runs, and as the server has them afterwards. */
function usePictures(replies: ReadonlyMap<string, Reply> | null) {
  const { state, actions, props } = useExamPlayer();
  return (key: string): AnswerPictures | undefined => {
    if (replies) return { addresses: replies.get(key)?.thumbs_rows ?? [] };
    if (!props.exams.picture) return undefined;
    return {
      addresses: state.answers[key]?.images ?? [],
      waiting: state.pictures.filter((one) => one.key === key),
      onAdd: (files) => actions.addPictures(key, files),
      onRemove: (address) => actions.removePicture(key, address),
      onRetry: (id) => actions.retryPicture(id),
      onDrop: (id) => actions.dropPicture(id),
    };
  };
}

/** What is asked, and what was answered: here while the attempt runs, as the server has it afterwards. */
function Asked({ asked }: { asked: AttemptQuestion }) {
  const { state, strings, actions } = useExamPlayer();
  const runs = isRunning(state);
  const replies = runs ? null : new Map(fieldsOf(asked).map(({ key, reply }) => [key, reply]));
  const picturesOf = usePictures(replies);
  const { aids, openAids } = state;
  const strikingOf = (key: string) => ({
    struck: aids.struck[key] ?? [],
    onStrike: openAids.includes('striking') ? (option: string) => actions.strike(key, option) : undefined,
  });
  return (
    <AskedQuestion
      id={asked.id}
      question={asked.question}
      valueOf={(key) => (replies ? replies.get(key)?.answer_content : state.answers[key]?.content) ?? null}
      gradeOf={(key) => replies?.get(key) ?? null}
      isDisabled={!runs || state.isEnding || state.isElsewhere}
      isReview={!runs}
      picturesOf={picturesOf}
      {...(runs ? { strikingOf } : {})}
      strings={strings}
      onChange={actions.answer}
    />
  );
}
