import type { AttemptQuestion, Question } from '@shuyuan/api-client';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, MarkIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { useId, type KeyboardEvent } from 'react';
import { fieldsOf, isAnswered, type AnswerField } from './answers.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { isRunning, questionsOf } from './exam-state.ts';
import { Field } from './fields/field.view.tsx';
import { headingsOf } from './headings.ts';
import { Solution } from './solution.view.tsx';

/** Keys of what somebody writes in are theirs. */
const isWriting = (target: EventTarget) =>
  target instanceof Element && target.matches('textarea, input:not([type="radio"], [type="checkbox"])');

/** The question that is shown, what is answered to it, and the ways to its neighbours. */
export function ShownQuestion() {
  const { state, actions } = useExamPlayer();
  const id = useId();
  const { current, answers } = state;
  const asked = questionsOf(state)[current];
  if (!asked) return null;
  const runs = isRunning(state);
  const { question } = asked;

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event.target)) return;
    const isChoice = event.target instanceof Element && event.target.matches('input');
    const place = letters.indexOf(event.key.toLowerCase());
    if (runs && place !== -1 && place < countOptions(question)) actions.pressOption(place);
    else if (runs && event.key.toLowerCase() === 'f') actions.toggleMark();
    // The arrows of a group of radio buttons choose within it.
    else if (event.key === 'ArrowLeft' && !isChoice) actions.goTo(current - 1);
    else if (event.key === 'ArrowRight' && !isChoice) actions.goTo(current + 1);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from what is inside
    <article key={asked.id} aria-labelledby={`${id}-title`} className={styles.question} onKeyDown={handleKey}>
      <QuestionHead asked={asked} titleId={`${id}-title`} />
      <div id={`${id}-stem`} className={styles.stem}>
        <RichText html={question.content} />
      </div>
      {fieldsOf(asked).map((field, place) => (
        <Part
          key={field.key}
          field={field}
          labelledBy={`${id}-stem`}
          place={question.type === 6 ? place : null}
        />
      ))}
      {question.type === 6 && !runs && question.remark && <Solution question={question} />}
      <Turns />
      {runs && isAnswered(answers[String(asked.id)]?.content) && (
        <SavedMark isSent={isSent(asked.id, answers)} />
      )}
    </article>
  );
}

const letters = 'abcdefghij';

function countOptions(question: Question): number {
  if (question.type === 5) return 2;
  return question.type === 1 || question.type === 2 ? question.options.length : 0;
}

/** Which question it is, what it is worth, and whether to come back to it. */
function QuestionHead({ asked: { id, question }, titleId }: { asked: AttemptQuestion; titleId: string }) {
  const { state, strings, actions, props } = useExamPlayer();
  const { part: Part } = headingsOf(props.level);
  const isMarked = state.marked.includes(id);
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
    </header>
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

const isSent = (id: number, answers: Readonly<Record<string, { seq: number; sent: number }>>) => {
  const kept = answers[String(id)];
  return kept !== undefined && kept.sent >= kept.seq;
};

/** Where the answer to the shown question is. */
function SavedMark({ isSent: hasArrived }: { isSent: boolean }) {
  const { strings } = useExamPlayer();
  return (
    <p className={styles.savedMark}>
      {hasArrived && <CheckIcon size="small" />}
      {hasArrived ? strings.onServer : strings.onDevice}
    </p>
  );
}

interface PartProps {
  field: AnswerField;
  /** The stem of the question. */
  labelledBy: string;
  /** Within a group, from 0. */
  place: number | null;
}

/** One field to answer, with what came of it when the attempt is over. */
function Part({ field, labelledBy, place }: PartProps) {
  const { state, strings, actions } = useExamPlayer();
  const id = useId();
  const { key, question, reply } = field;
  const runs = isRunning(state);
  const isLocked = !runs || state.isEnding || state.isElsewhere;
  return (
    <div className={place === null ? undefined : styles.part}>
      {place !== null && (
        <div id={id} className={styles.stem}>
          <p className={styles.facts}>
            {strings.part(place + 1)} {strings.types[question.type]} · {strings.points(question.score)}
          </p>
          <RichText html={question.content} />
        </div>
      )}
      <Field
        question={question}
        content={runs ? (state.answers[key]?.content ?? null) : reply.answer_content}
        labelledBy={place === null ? labelledBy : id}
        isLocked={isLocked}
        isOver={!runs}
        strings={strings}
        onAnswer={(content) => actions.answer(key, content)}
      />
      {!runs && <Solution question={question} reply={reply} />}
    </div>
  );
}
