import { answerLimits } from '@shuyuan/api-client';
import { limitTyping } from '@shuyuan/ui/modality';
import { useId } from 'react';
import { limitedTo } from '../../widget/limited-to.ts';
import type { FieldProps } from '../question-type.ts';
import * as styles from '../fields.css.ts';

/** A text for each blank. */
export function BlankField(props: FieldProps<3>) {
  const { question, value, labelledBy, isDisabled, isReview, strings, onChange } = props;
  const id = useId();
  const texts = question.inputs.map((_, place) => (Array.isArray(value) ? (value[place] ?? '') : ''));
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.options}>
      {question.inputs.map(({ score }, place) => (
        <div key={place} className={styles.blank}>
          <label htmlFor={`${id}-${place}`} className={styles.hint}>
            {strings.blank(place + 1)} · {strings.points(score)}
          </label>
          <input
            id={`${id}-${place}`}
            type="text"
            autoComplete="off"
            value={texts[place]}
            readOnly={isDisabled || isReview}
            className={styles.input}
            {...limitTyping(limitedTo(answerLimits.blank), (text) => onChange(texts.with(place, text)))}
          />
        </div>
      ))}
    </fieldset>
  );
}
