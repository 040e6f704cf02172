import { forwardRef, type ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { isWritten } from '../choice/choice-props.ts';
import * as groupStyles from '../choice/group.css.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './switch.css.ts';

/**
 * Controlled by `isSelected`, or uncontrolled from `defaultSelected`. The change takes effect at once, without a form
 * being sent.
 */
export interface SwitchProps {
  /** What is on or off. It stays the same when the switch turns. */
  children: ReactNode;
  /** Spoken only. The place must then say by itself what is switched. */
  isLabelHidden?: boolean;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** Why it could not be turned, and what to do. Announced when it appears. */
  errorMessage?: ReactNode;
  /** Holds the state. Leave out, with `defaultSelected`, to let the switch hold it. */
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Stays as it is, but can be reached and read. */
  isReadOnly?: boolean;
  /** `end` puts the switch at the far edge of the row, as settings have it. @default 'start' */
  side?: 'start' | 'end';
  /** What a form sends while it is on. @default 'on' */
  value?: string;
  /** Key in the form's data. */
  name?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** On or off, at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { children, isLabelHidden, description, errorMessage, side = 'start', ...field } = props;
  const isAtEnd = side === 'end';
  return (
    <SwitchField {...field} inputRef={ref} data-component="switch" className={styles.field}>
      <SwitchButton data-part="control" className={cx(styles.control, isAtEnd && styles.atEnd)}>
        <span data-part="track" className={styles.track}>
          <span data-part="thumb" className={styles.thumb} />
        </span>
        <span data-part="label" className={isLabelHidden ? groupStyles.hiddenLabel : styles.text}>
          {children}
        </span>
      </SwitchButton>
      {(isWritten(errorMessage) || isWritten(description)) && (
        <div className={cx(styles.notes, isAtEnd && styles.notesAtEnd)}>
          <span role="alert" className={groupStyles.error}>
            {isWritten(errorMessage) && <span data-part="error">{errorMessage}</span>}
          </span>
          {isWritten(description) && (
            <Text slot="description" data-part="description" className={groupStyles.description}>
              {description}
            </Text>
          )}
        </div>
      )}
    </SwitchField>
  );
});
