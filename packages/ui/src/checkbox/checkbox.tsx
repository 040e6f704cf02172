import { forwardRef, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { ErrorText } from '../choice/aria-group.tsx';
import { isWritten, type ChoiceSize } from '../choice/choice-props.ts';
import * as styles from '../choice/choice.css.ts';
import * as groupStyles from '../choice/group.css.ts';
import { RequiredMark } from '../choice/required-mark.tsx';
import { useChoiceError } from '../choice/use-choice-error.ts';
import { cx } from '../theme/cx.ts';

/**
 * Controlled by `isSelected`, or uncontrolled from `defaultSelected`. In a `CheckboxGroup` the group holds the state,
 * and `value` is required.
 */
export interface CheckboxProps {
  /** Its name, and what is pressed beside the box. */
  children: ReactNode;
  /** Spoken only, as in a table's column of boxes. */
  isLabelHidden?: boolean;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** What is wrong and how to right it. Marks it invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode;
  /** @default whether there is an `errorMessage` */
  isInvalid?: boolean;
  /** Holds the choice. Leave out, with `defaultSelected`, to let the box hold it. */
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Neither: some of what it stands for are chosen. Stays until its owner says otherwise. */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Marked, and spoken; the form itself checks, in its own words. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Stays as it is, but can be reached and read. */
  isReadOnly?: boolean;
  /** Words of 13, 14 or 16 px. @default the group's, or 'standard' */
  size?: ChoiceSize;
  /** Which choice of its group it is; in a form, what is sent when it is chosen. @default 'on' */
  value?: string;
  /** Key in the form's data, and of its error in a `Form`. */
  name?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Yes or no, or one of several in a `CheckboxGroup`. Takes effect with the form around it. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { children, isLabelHidden, description, size, ...field } = props;
  const { message, isInvalid } = useChoiceError(props);
  const hasNotes = isWritten(description) || (isInvalid && isWritten(message));
  return (
    <CheckboxField
      {...field}
      isInvalid={isInvalid}
      validationBehavior="aria"
      inputRef={ref}
      data-component="checkbox"
      className={cx(styles.choice, size && styles.size[size])}
    >
      <CheckboxButton data-part="control" className={cx(styles.control, isLabelHidden && styles.bare)}>
        <span data-part="box" className={styles.box} />
        <span data-part="label" className={isLabelHidden ? groupStyles.hiddenLabel : styles.text}>
          {children}
          {field.isRequired && <RequiredMark />}
        </span>
      </CheckboxButton>
      {hasNotes && (
        <div className={styles.notes}>
          <ErrorText>{message}</ErrorText>
          {isWritten(description) && (
            <Text slot="description" data-part="description" className={groupStyles.description}>
              {description}
            </Text>
          )}
        </div>
      )}
    </CheckboxField>
  );
});
