import { answerLimits, textLength } from '@shuyuan/api-client';
import { limitTyping } from '@shuyuan/ui/modality';
import { useId } from 'react';
import { limitedTo } from '../../widget/limited-to.ts';
import type { FieldProps } from '../question-type.ts';
import { AnswerPicturesView } from './answer-pictures.view.tsx';
import { givenPictures } from './given-pictures.ts';
import * as styles from '../fields.css.ts';

/** A text of one's own. */
export function EssayField(props: FieldProps<4>) {
  const { value, labelledBy, isDisabled, isReview, pictures, strings, onChange } = props;
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  if (isReview)
    return (
      <div>
        <p className={styles.hint}>{strings.ownAnswer}</p>
        {(text !== '' || !pictures || pictures.addresses.length === 0) && (
          <p className={styles.written}>{text === '' ? strings.noAnswer : text}</p>
        )}
        {pictures && <AnswerPicturesView pictures={pictures} isDisabled strings={strings} />}
      </div>
    );
  return (
    <div className={styles.blank} {...givenPictures(pictures, isDisabled)}>
      <label id={id} htmlFor={`${id}-text`} className={styles.hint}>
        {strings.yourAnswer}
      </label>
      <textarea
        id={`${id}-text`}
        aria-labelledby={`${id} ${labelledBy}`}
        rows={10}
        value={text}
        readOnly={isDisabled}
        className={styles.input}
        {...limitTyping(limitedTo(answerLimits.text), onChange)}
      />
      <p className={styles.hint}>{strings.answerLength(textLength(text))}</p>
      {pictures && <AnswerPicturesView pictures={pictures} isDisabled={isDisabled} strings={strings} />}
    </div>
  );
}
