import type { Question } from '@shuyuan/api-client';
import { RichText } from '@shuyuan/ui/rich-text';
import { useId } from 'react';
import { askedFieldsOf, type AnswerContent, type AskedField, type Grade } from './answers.ts';
import type { AnswerPictures, Striking } from './question-type.ts';
import { QuestionField } from './question-field.view.tsx';
import * as styles from './questions.css.ts';
import type { QuestionStrings } from './questions.strings.ts';
import { Solution } from './solution.view.tsx';
import { Sound } from './sound.view.tsx';

/**
 * A question in play or in review, for exams, practice, the wrong book and what was collected. Answers and grades go by the key
 * of a field: `91`, or `91-cap-0` for the first part of a group.
 */
export interface AskedQuestionProps {
  /** Names the question in the keys. */
  id: number;
  question: Question;
  /** What stands in a field; null for nothing. */
  valueOf: (key: string) => AnswerContent | null;
  /** Takes no answers. */
  isDisabled: boolean;
  /** Shows what was right, what it was given and why. The question then holds its answer. */
  isReview: boolean;
  /** What the server gave a field; only in review, and null where nothing was graded. */
  gradeOf?: (key: string) => Grade | null;
  /** Pictures of a written answer, where it takes or has some. */
  picturesOf?: (key: string) => AnswerPictures | undefined;
  /** Options of a field that are ruled out. */
  strikingOf?: (key: string) => Striking | undefined;
  /** Those of `questionsStrings`, or a widget's own that hold them. */
  strings: QuestionStrings;
  onChange: (key: string, value: AnswerContent) => void;
}

/** What is asked, where it is answered, and in review what came of it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { id, question, isReview, strings } = props;
  const stemId = useId();
  const fields = askedFieldsOf(id, question);
  return (
    <>
      <div id={stemId} data-part="stem" className={styles.stem}>
        <RichText html={question.content} />
      </div>
      {question.sound !== undefined && <Sound address={question.sound} strings={strings} />}
      {fields.map((field, place) =>
        question.type === 6 ? (
          <GroupPart key={field.key} {...props} field={field} place={place} />
        ) : (
          <Answered key={field.key} {...props} field={field} labelledBy={stemId} />
        ),
      )}
      {question.type === 6 && isReview && question.remark && (
        <Solution question={question} grade={null} strings={strings} />
      )}
    </>
  );
}

interface AnsweredProps extends AskedQuestionProps {
  field: AskedField;
  labelledBy: string;
}

function Answered(props: AnsweredProps) {
  const { field, labelledBy, isDisabled, isReview, strings, onChange } = props;
  const { valueOf, gradeOf, picturesOf, strikingOf } = props;
  const { key, question } = field;
  return (
    <>
      <QuestionField
        question={question}
        value={valueOf(key)}
        labelledBy={labelledBy}
        isDisabled={isDisabled}
        isReview={isReview}
        pictures={question.type === 4 ? picturesOf?.(key) : undefined}
        striking={strikingOf?.(key)}
        strings={strings}
        onChange={(value) => onChange(key, value)}
      />
      {isReview && <Solution question={question} grade={gradeOf?.(key) ?? null} strings={strings} />}
    </>
  );
}

/** A part of a group with a stem of its own. */
function GroupPart({ place, ...props }: Omit<AnsweredProps, 'labelledBy'> & { place: number }) {
  const { field, strings } = props;
  const { type, score, content, sound } = field.question;
  const id = useId();
  return (
    <div className={styles.part}>
      <div id={id} data-part="stem" className={styles.stem}>
        <p className={styles.facts}>
          {strings.part(place + 1)} {strings.types[type]} · {strings.points(score)}
        </p>
        <RichText html={content} />
      </div>
      {sound !== undefined && <Sound address={sound} strings={strings} />}
      <Answered {...props} labelledBy={id} />
    </div>
  );
}
