import { forwardRef, type CSSProperties } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './code-field.css.ts';
import { useCode } from './use-code.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both hold digits only. */
export interface CodeFieldProps extends FieldProps {
  /** How many digits the code has. @default 6 */
  length?: 4 | 5 | 6 | 7 | 8;
  /** Holds the digits. Leave out, with `defaultValue`, to let the field hold them. */
  value?: string;
  defaultValue?: string;
  /** The digits so far, whatever else was typed, pasted or filled in with them. */
  onChange?: (digits: string) => void;
  /** The last digit is there: check the code now. Called again when a full code is changed into another. */
  onComplete?: (code: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The code is being checked: digits stay, focus stays, nothing can be typed. */
  isPending?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/**
 * A code that came by message. One input with a box drawn behind each digit, so that the phone can fill it in and
 * pasting, correcting and reading aloud work as in any input. An error keeps the digits.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const { length = 6, size = 'standard', isDisabled, isPending, onFocus, onBlur } = props;
  const [digits, place, handlers] = useCode(props);
  return (
    <Field field={props} component="code-field">
      {(control, isInvalid) => (
        <div className={styles.measure}>
          <div
            data-part="boxes"
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-pending={isPending || undefined}
            dir="ltr"
            className={cx(styles.boxes, styles.size[size])}
            style={{ '--sy-private-length': length } as CSSProperties}
          >
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-part="box"
                data-filled={index < digits.length || undefined}
                data-current={index === Math.min(place, length - 1) || undefined}
                className={styles.box}
              />
            ))}
            <input
              {...control}
              {...handlers}
              ref={ref}
              data-part="input"
              className={styles.input}
              type="text"
              name={props.name}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              readOnly={isPending}
              aria-busy={isPending || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code has just been sent
              autoFocus={props.autoFocus}
              onFocus={onFocus && (() => onFocus())}
              onBlur={onBlur && (() => onBlur())}
            />
          </div>
        </div>
      )}
    </Field>
  );
});
