import { ArrowDownIcon, ArrowUpIcon, CheckIcon, CloseIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useState } from 'react';
import { isAnswered, letterOf } from '../answers.ts';
import * as styles from '../fields.css.ts';
import type { FieldProps } from '../question-type.ts';
import { movedOrder, orderedOptions } from './option-order.ts';

/** Options one below another, each moved by its two buttons. The order that is shown at first is no answer until it is taken. */
export function OrderingField(props: FieldProps<7>) {
  const { question, value, labelledBy, isDisabled, isReview, strings, onChange } = props;
  const { options } = question;
  const [said, setSaid] = useState('');
  const ordered = orderedOptions(options, value);
  const right = isReview && question.answer !== undefined ? orderedOptions(options, question.answer) : null;
  const hasAnswer = isAnswered(value);
  const isLocked = isDisabled || isReview;

  function move(place: number, by: 1 | -1, letter: string) {
    const next = movedOrder(ordered, place, by);
    if (next === undefined) return;
    onChange(next);
    setSaid(strings.movedTo(letter, place + by + 1));
  }

  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      <p className={styles.hint}>{isReview && !hasAnswer ? strings.noAnswer : strings.orderHint}</p>
      <ol className={styles.ordered}>
        {ordered.map((option, place) => {
          const letter = letterOf(options.indexOf(option));
          const isRight = hasAnswer && right?.[place] === option;
          const result = right && hasAnswer ? (isRight ? 'right' : 'wrong') : undefined;
          return (
            <li key={option.key} className={styles.orderedOption} data-result={result}>
              <span className={styles.letter}>{letter}</span>
              <span className={styles.optionText}>
                <RichText html={option.content} variant="comment" />
              </span>
              {result && (
                <>
                  {isRight ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
                  <VisuallyHidden>{isRight ? strings.rightPlace : strings.wrongPlace}</VisuallyHidden>
                </>
              )}
              {!isLocked && (
                <>
                  <NativeButton
                    isQuiet
                    isInactive={place === 0}
                    aria-label={strings.moveUp(letter)}
                    onPress={() => move(place, -1, letter)}
                  >
                    <ArrowUpIcon />
                  </NativeButton>
                  <NativeButton
                    isQuiet
                    isInactive={place === ordered.length - 1}
                    aria-label={strings.moveDown(letter)}
                    onPress={() => move(place, 1, letter)}
                  >
                    <ArrowDownIcon />
                  </NativeButton>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {!isLocked && (
        <div>
          <NativeButton onPress={() => onChange(hasAnswer ? '' : ordered.map(({ key }) => key).join(','))}>
            {hasAnswer ? strings.clearOrder : strings.takeOrder}
          </NativeButton>
        </div>
      )}
      <LiveRegion message={said} />
    </fieldset>
  );
}
