import { CheckIcon, CloseIcon } from '@shuyuan/ui/icons';
import { RichText } from '@shuyuan/ui/rich-text';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { chosenOf, letterOf, toggleOption } from '../answers.ts';
import type { FieldProps } from './field.view.tsx';
import * as styles from './fields.css.ts';

/** One of the options, or any number of them. */
export function ChoiceField(props: FieldProps<1> | FieldProps<2>) {
  const { question, content, labelledBy, isLocked, isOver, strings, onAnswer } = props;
  const name = useId();
  const hasMany = question.type === 2;
  const chosen = chosenOf(content);
  const right = isOver ? (question.answer?.split(',') ?? []) : [];
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      {hasMany && <p className={styles.hint}>{strings.chooseMany}</p>}
      {question.options.map(({ key, content: html }, place) => {
        const isChosen = chosen.includes(key);
        const isRight = right.includes(key);
        return (
          <label
            key={key}
            className={styles.option}
            data-chosen={isChosen || undefined}
            data-result={isOver ? (isRight ? 'right' : isChosen ? 'wrong' : undefined) : undefined}
          >
            <input
              type={hasMany ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              disabled={isLocked}
              className={styles.native}
              onChange={() => onAnswer(toggleOption(content, key, hasMany))}
            />
            <span className={styles.letter}>{letterOf(place)}</span>
            <span className={styles.optionText}>
              <RichText html={html} variant="comment" />
            </span>
            {isOver && isRight && <CheckIcon size="small" />}
            {isOver && isChosen && !isRight && <CloseIcon size="small" />}
            {isOver && isRight && <VisuallyHidden>{strings.rightOption}</VisuallyHidden>}
            {isOver && isChosen && <VisuallyHidden>{strings.ownOption}</VisuallyHidden>}
          </label>
        );
      })}
    </fieldset>
  );
}
