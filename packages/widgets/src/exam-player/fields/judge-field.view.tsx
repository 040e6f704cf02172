import { CheckIcon, CloseIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { letterOf } from '../answers.ts';
import type { FieldProps } from './field.view.tsx';
import * as styles from './fields.css.ts';

/** True or false, as the contract numbers them. */
const values = [1, 0] as const;

/** Whether what is said is true. */
export function JudgeField(props: FieldProps<5>) {
  const { question, content, labelledBy, isLocked, isOver, strings, onAnswer } = props;
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      {values.map((value, place) => {
        const isChosen = content === value;
        const isRight = isOver && question.answer === value;
        return (
          <label
            key={value}
            className={styles.option}
            data-chosen={isChosen || undefined}
            data-result={isOver ? (isRight ? 'right' : isChosen ? 'wrong' : undefined) : undefined}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              disabled={isLocked}
              className={styles.native}
              onChange={() => onAnswer(value)}
            />
            <span className={styles.letter}>{letterOf(place)}</span>
            <span className={styles.optionText}>{value === 1 ? strings.isTrue : strings.isFalse}</span>
            {isRight && <CheckIcon size="small" />}
            {isOver && isChosen && !isRight && <CloseIcon size="small" />}
            {isRight && <VisuallyHidden>{strings.rightOption}</VisuallyHidden>}
            {isOver && isChosen && <VisuallyHidden>{strings.ownOption}</VisuallyHidden>}
          </label>
        );
      })}
    </fieldset>
  );
}
