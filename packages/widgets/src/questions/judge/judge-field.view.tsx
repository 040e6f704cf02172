import { CheckIcon, CloseIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { letterOf } from '../answers.ts';
import type { FieldProps } from '../question-type.ts';
import * as styles from '../fields.css.ts';

/** True or false, as the contract numbers them. */
const values = [1, 0] as const;

/** Whether what is said is true. */
export function JudgeField(props: FieldProps<5>) {
  const { question, value: own, labelledBy, isDisabled, isReview, strings, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      {values.map((value, place) => {
        const isChosen = own === value;
        const isRight = isReview && question.answer === value;
        return (
          <label
            key={value}
            className={styles.option}
            data-chosen={isChosen || undefined}
            data-result={isReview ? (isRight ? 'right' : isChosen ? 'wrong' : undefined) : undefined}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              disabled={isDisabled || isReview}
              className={styles.native}
              onChange={() => onChange(value)}
            />
            <span className={styles.letter}>{letterOf(place)}</span>
            <span className={styles.optionText}>{value === 1 ? strings.isTrue : strings.isFalse}</span>
            {isRight && <CheckIcon size="small" />}
            {isReview && isChosen && !isRight && <CloseIcon size="small" />}
            {isRight && <VisuallyHidden>{strings.rightOption}</VisuallyHidden>}
            {isReview && isChosen && <VisuallyHidden>{strings.ownOption}</VisuallyHidden>}
          </label>
        );
      })}
    </fieldset>
  );
}
