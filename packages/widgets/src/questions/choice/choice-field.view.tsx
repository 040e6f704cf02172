import { CheckIcon, CloseIcon } from '@shuyuan/ui/icons';
import { RichText } from '@shuyuan/ui/rich-text';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { chosenOf, letterOf, toggleOption } from '../answers.ts';
import type { FieldProps } from '../question-type.ts';
import * as styles from '../fields.css.ts';

/** One of the options, or any number of them. */
export function ChoiceField(props: FieldProps<1> | FieldProps<2>) {
  const { question, value, labelledBy, isDisabled, isReview, striking, strings, onChange } = props;
  const name = useId();
  const hasMany = question.type === 2;
  const chosen = chosenOf(value);
  const right = isReview ? (question.answer?.split(',') ?? []) : [];
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      {hasMany && <p className={styles.hint}>{strings.chooseMany}</p>}
      {question.options.map(({ key, content: html }, place) => {
        const isChosen = chosen.includes(key);
        const isRight = right.includes(key);
        const isStruck = striking?.struck.includes(key) ?? false;
        const option = (
          <label
            key={key}
            className={styles.option}
            data-chosen={isChosen || undefined}
            data-struck={isStruck || undefined}
            data-result={isReview ? (isRight ? 'right' : isChosen ? 'wrong' : undefined) : undefined}
          >
            <input
              type={hasMany ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              disabled={isDisabled || isReview}
              className={styles.native}
              onChange={() => onChange(toggleOption(value, key, hasMany))}
            />
            <span className={styles.letter}>{letterOf(place)}</span>
            <span className={styles.optionText}>
              <RichText html={html} variant="comment" />
            </span>
            {isReview && isRight && <CheckIcon size="small" />}
            {isReview && isChosen && !isRight && <CloseIcon size="small" />}
            {isReview && isRight && <VisuallyHidden>{strings.rightOption}</VisuallyHidden>}
            {isReview && isChosen && <VisuallyHidden>{strings.ownOption}</VisuallyHidden>}
          </label>
        );
        return striking?.onStrike ? (
          <div key={key} className={styles.strikable}>
            {option}
            <button
              type="button"
              aria-pressed={isStruck}
              aria-label={strings.strikeOption(letterOf(place))}
              className={styles.strike}
              onClick={() => striking.onStrike?.(key)}
            >
              <CloseIcon size="small" />
            </button>
          </div>
        ) : (
          option
        );
      })}
    </fieldset>
  );
}
