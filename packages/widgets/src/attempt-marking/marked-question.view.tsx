import type { MarkedAttempt } from '@shuyuan/api-client/manage';
import { NumberField } from '@shuyuan/ui/number-field';
import { RichText } from '@shuyuan/ui/rich-text';
import { TextArea } from '@shuyuan/ui/text-area';
import { useAttemptMarking } from './attempt-marking.context.ts';
import * as styles from './attempt-marking.css.ts';
import { answerText, rightText } from './answer-text.ts';
import { fieldsOf, isMarkable, type MarkedField } from './essays.ts';
import { commentLength, markOf, scoreOf } from './marking-state.ts';

interface MarkedQuestionProps {
  asked: MarkedAttempt['questions'][number];
  /** From 0. */
  place: number;
  /** Whether points can still be given. */
  isOpen: boolean;
}

/** One question with what was answered to it, what it was given, and a field for what nobody has given yet. */
export function MarkedQuestion({ asked, place, isOpen }: MarkedQuestionProps) {
  const { strings, props } = useAttemptMarking();
  const Heading = `h${(props.level ?? 1) + 1}` as 'h2' | 'h3';
  const { question } = asked;
  const name = strings.question(place + 1);
  const fields = fieldsOf(asked);
  return (
    <article aria-label={name} className={styles.question}>
      <Heading className={styles.questionTitle}>
        <span>{name}</span>
        <span className={styles.facts}>
          {strings.types[question.type]} · {strings.points(question.score)}
        </span>
      </Heading>
      <RichText html={question.content} />
      {fields.map((field, part) => {
        if (question.type !== 6) return <Field key={field.key} field={field} name={name} isOpen={isOpen} />;
        const partName = `${name}${strings.part(part + 1)}`;
        return (
          <div key={field.key} className={styles.part}>
            <p className={styles.facts}>
              {strings.part(part + 1)} {strings.types[field.question.type]} ·{' '}
              {strings.points(field.question.score)}
            </p>
            <RichText html={field.question.content} />
            <Field field={field} name={partName} isOpen={isOpen} />
          </div>
        );
      })}
    </article>
  );
}

interface FieldProps {
  field: MarkedField;
  /** What it is called in words. */
  name: string;
  isOpen: boolean;
}

function Field({ field, name, isOpen }: FieldProps) {
  const { strings } = useAttemptMarking();
  const { question, reply } = field;
  const isGiven = isMarkable(field) && isOpen;
  const text = answerText(field, strings);
  const right = rightText(question, strings);
  return (
    <>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>{strings.answer}</p>
          <p className={text === '' ? styles.note : styles.written}>
            {text === '' ? strings.noAnswer : text}
          </p>
          <Pictures addresses={reply.thumbs_rows} />
        </div>
        <div className={styles.reference}>
          {right !== '' && (
            <p className={styles.note}>
              {strings.right} {right}
            </p>
          )}
          {question.type === 4 && <Reference question={question} />}
          {question.remark && (
            <>
              <p className={styles.label}>{strings.explanation}</p>
              <RichText html={question.remark} variant="comment" />
            </>
          )}
          {!isGiven && <p className={styles.facts}>{strings.given(reply.score, question.score)}</p>}
          {!isGiven && <GivenBy essay={field.key} />}
        </div>
      </div>
      {isGiven && <Give field={field} name={name} />}
    </>
  );
}

/** Who has given what to an essay that is open no more, and what they wrote. */
function GivenBy({ essay }: { essay: string }) {
  const { state, strings } = useAttemptMarking();
  if (state.attempt.status !== 'ready') return null;
  const marks = state.attempt.marked.marks.filter((mark) => String(mark.question_id) === essay);
  return marks.map(({ marker, score, comment }) => (
    <p key={marker.id} className={styles.note}>
      {marker.nick_name !== '' && strings.otherGave(marker.nick_name, score)} {comment}
    </p>
  ));
}

function Reference({ question }: { question: Extract<MarkedField['question'], { type: 4 }> }) {
  const { strings } = useAttemptMarking();
  return (
    <>
      {question.answer && (
        <>
          <p className={styles.label}>{strings.reference}</p>
          <RichText html={question.answer} variant="comment" />
        </>
      )}
      {question.rubric && question.rubric.length > 0 && (
        <>
          <p className={styles.label}>{strings.rubric}</p>
          <ul className={styles.rubric}>
            {question.rubric.map(({ text, score }, place) => (
              <li key={`${place} ${text}`}>
                {text} · {strings.points(score)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A picture of this site is shown; any other is led to, since loading it would tell its host who marks. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

function Pictures({ addresses }: { addresses: readonly string[] }) {
  const { strings } = useAttemptMarking();
  const shown = addresses.filter((address) => isOwn(address) || address.startsWith('https://'));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={strings.pictures} className={styles.pictures}>
      {shown.map((address, place) => (
        <li key={`${place} ${address}`}>
          <a href={address} target="_blank" rel="noreferrer">
            {isOwn(address) ? (
              <img src={address} alt={strings.picture(place + 1)} loading="lazy" className={styles.picture} />
            ) : (
              strings.picture(place + 1)
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Give({ field: { key, question }, name }: Pick<FieldProps, 'field' | 'name'>) {
  const { state, strings, actions } = useAttemptMarking();
  const { attempt, markerId } = state;
  if (attempt.status !== 'ready') return null;
  const { marked } = attempt;
  const typed = state.points[key];
  const kept = markOf(marked, key, markerId);
  return (
    <div className={styles.giving}>
      <div
        data-essay={key}
        className={styles.give}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) actions.keepTyped(key, target.value);
        }}
      >
        <NumberField
          label={strings.give(name)}
          description={strings.giveHint(question.score)}
          unit={strings.unit}
          min={0}
          max={question.score}
          format={oneDecimal}
          value={typed ? typed.score : scoreOf(marked, key, markerId)}
          isReadOnly={state.step === 'saving'}
          onChange={(score) => actions.give(key, score)}
          {...(state.missing.includes(key) && { errorMessage: strings.needPoints })}
        />
      </div>
      <TextArea
        label={strings.comment(name)}
        description={strings.commentHint}
        maxLength={commentLength}
        value={typed?.comment ?? kept?.comment ?? ''}
        isReadOnly={state.step === 'saving'}
        onChange={(comment) => actions.comment(key, comment)}
      />
      {marked.is_double && <Others marked={marked} essay={key} ownId={markerId} />}
    </div>
  );
}

interface OthersProps {
  marked: MarkedAttempt;
  essay: string;
  ownId: number | undefined;
}

/** How it stands between the two who mark an essay. */
function Others({ marked, essay, ownId }: OthersProps) {
  const { strings } = useAttemptMarking();
  const others = marked.marks.filter(
    (mark) => String(mark.question_id) === essay && mark.marker.id !== ownId,
  );
  const own = markOf(marked, essay, ownId);
  const [first, second = own] = others;
  const apart = first && second ? Math.abs(first.score - second.score) : 0;
  return (
    <div className={styles.others}>
      {others.length === 0 && <p className={styles.note}>{own ? strings.otherWaits : strings.otherHidden}</p>}
      {others.map(({ marker, score, comment }) => (
        <p key={marker.id} className={styles.note}>
          {strings.otherGave(marker.nick_name, score)}
          {comment !== '' && ` ${comment}`}
        </p>
      ))}
      {apart > marked.difference && (
        <p className={styles.failure}>{strings.apart(apart, marked.difference, own !== undefined)}</p>
      )}
    </div>
  );
}

const oneDecimal = { maximumFractionDigits: 1 };
