import { forwardRef, useId, type ReactNode } from 'react';
import { isWritten, type ChoiceSize } from '../choice/choice-props.ts';
import * as styles from '../choice/choice.css.ts';
import * as groupStyles from '../choice/group.css.ts';
import { RequiredMark } from '../choice/required-mark.tsx';
import { useChoiceError } from '../choice/use-choice-error.ts';
import { NativeChoiceRow } from './native-choice-row.tsx';

/** As `CheckboxProps`, without the indeterminate and read-only states; `after` holds what opens the thing agreed to. */
export interface NativeCheckboxProps {
  /** Its name, and what is pressed beside the box. */
  children: ReactNode;
  /** On the line of the label, and no part of it: a press on it chooses nothing. For what opens the thing agreed to. */
  after?: ReactNode;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** What is wrong and how to right it. Marks it invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode;
  /** @default whether there is an `errorMessage` */
  isInvalid?: boolean;
  /** Holds the choice. Leave out, with `defaultSelected`, to let the browser hold it. */
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Marked, and spoken; the form itself checks, in its own words. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Words of 13, 14 or 16 px. @default 'standard' */
  size?: ChoiceSize;
  /** Key in the form's data, and of its error in a `Form`. */
  name?: string;
}

/** `Checkbox` as the browser's own box, for widgets whose bytes are counted. */
export const NativeCheckbox = forwardRef<HTMLInputElement, NativeCheckboxProps>(function NativeCheckbox(
  { children, isSelected, defaultSelected, onChange, isRequired, size = 'standard', name, after, ...field },
  ref,
) {
  const id = useId();
  const { description, isDisabled } = field;
  const { message, isInvalid } = useChoiceError({ ...field, name });
  const error = isInvalid && isWritten(message) && (
    <span data-part="error" id={id} className={groupStyles.error}>
      {message}
    </span>
  );
  const label = (
    <>
      {children}
      {isRequired && <RequiredMark />}
    </>
  );
  return (
    <NativeChoiceRow
      component="native-checkbox"
      option={{ label, description }}
      state={{ isDisabled, isInvalid }}
      className={styles.size[size]}
      after={after}
      notes={error}
    >
      {(describedBy) => (
        <input
          ref={ref}
          type="checkbox"
          name={name}
          {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[error && id, describedBy].filter(Boolean).join(' ') || undefined}
          data-part="box"
          className={styles.box}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      )}
    </NativeChoiceRow>
  );
});
