import { answerLimits, textLength } from '@shuyuan/api-client';
import { limitTyping } from '@shuyuan/ui/modality';
import { useId } from 'react';
import { limitedTo } from '../../widget/limited-to.ts';
import type { FieldProps } from './field.view.tsx';
import * as styles from './fields.css.ts';

/** A text of one's own. */
export function EssayField({ content, labelledBy, isLocked, isOver, strings, onAnswer }: FieldProps<4>) {
  const id = useId();
  const text = typeof content === 'string' ? content : '';
  if (isOver)
    return (
      <div>
        <p className={styles.hint}>{strings.ownAnswer}</p>
        <p className={styles.written}>{text === '' ? strings.noAnswer : text}</p>
      </div>
    );
  return (
    <div className={styles.blank}>
      <label id={id} htmlFor={`${id}-text`} className={styles.hint}>
        {strings.yourAnswer}
      </label>
      <textarea
        id={`${id}-text`}
        aria-labelledby={`${id} ${labelledBy}`}
        rows={10}
        value={text}
        readOnly={isLocked}
        className={styles.input}
        {...limitTyping(limitedTo(answerLimits.text), onAnswer)}
      />
      <p className={styles.hint}>{strings.answerLength(textLength(text))}</p>
    </div>
  );
}
