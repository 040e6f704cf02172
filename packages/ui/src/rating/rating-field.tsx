import { useId, useState, type ReactNode } from 'react';
import { isWritten } from '../choice/choice-props.ts';
import * as groupStyles from '../choice/group.css.ts';
import { RequiredMark } from '../choice/required-mark.tsx';
import { useChoiceError } from '../choice/use-choice-error.ts';
import type { FieldProps } from '../field/field.tsx';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './rating.css.ts';
import { ratingStrings } from './rating.strings.ts';
import { Star } from './stars.tsx';

/** Controlled by `value`, or uncontrolled from `defaultValue`; whole stars from 1 to 5. */
export interface RatingFieldProps extends Omit<FieldProps, 'size' | 'id'> {
  /** Holds the number of stars, or null. Leave out, with `defaultValue`, to let the field hold it. */
  value?: number | null;
  defaultValue?: number | null;
  /** One to five. */
  onChange?: (value: number) => void;
  /** What one star to five mean: shown beside them and spoken with each. @default 很差 … 很好 */
  verdicts?: readonly string[];
}

/** What one thinks oneself: five radios that are stars. */
export function RatingField(props: RatingFieldProps) {
  const { label, isLabelHidden, isRequired, isDisabled, description, onChange } = props;
  const { message, isInvalid } = useChoiceError(props);
  const strings = useStrings(ratingStrings);
  const id = useId();
  const [held, setHeld] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? held : props.value;
  const verdicts = props.verdicts ?? strings.verdicts;
  const hasError = isInvalid && isWritten(message);
  const described = [hasError && `${id}-error`, isWritten(description) && `${id}-description`];
  const choose = (stars: number) => {
    setHeld(stars);
    onChange?.(stars);
  };
  return (
    <div
      data-component="rating-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-disabled={isDisabled || undefined}
      className={groupStyles.group}
    >
      <span
        data-part="label"
        id={`${id}-label`}
        className={isLabelHidden ? groupStyles.hiddenLabel : groupStyles.label}
      >
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div data-part="choices" className={styles.choices}>
        {verdicts.slice(0, 5).map((verdict, index) => (
          <label
            key={verdict}
            data-part="choice"
            data-disabled={isDisabled || undefined}
            className={styles.choice}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={index + 1}
              checked={value === index + 1}
              disabled={isDisabled}
              aria-label={strings.stars(index + 1, verdict)}
              className={styles.input}
              onChange={() => choose(index + 1)}
            />
            <Star isFilled={value !== null && index < value} />
          </label>
        ))}
        <span aria-hidden="true" data-part="verdict" className={styles.verdict}>
          {value === null ? '' : verdicts[value - 1]}
        </span>
      </div>
      <Note part="error" id={id} className={groupStyles.error}>
        {hasError && message}
      </Note>
      <Note part="description" id={id} className={groupStyles.description}>
        {description}
      </Note>
    </div>
  );
}

interface NoteProps {
  part: string;
  id: string;
  className: string;
  children: ReactNode;
}

function Note({ part, id, className, children }: NoteProps) {
  if (!isWritten(children)) return null;
  return (
    <span data-part={part} id={`${id}-${part}`} className={className}>
      {children}
    </span>
  );
}
