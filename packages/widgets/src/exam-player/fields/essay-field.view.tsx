import { useId } from 'react';
import type { FieldProps } from './field.view.tsx';
import * as styles from './fields.css.ts';

/** As long as the contract takes it. */
const maxLength = 20_000;

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
        maxLength={maxLength}
        value={text}
        readOnly={isLocked}
        className={styles.input}
        onChange={({ target }) => onAnswer(target.value)}
      />
      <p className={styles.hint}>{strings.answerLength(text.length)}</p>
    </div>
  );
}
