import { useId, type ReactNode } from 'react';
import { isWritten, type ChoiceWords } from '../choice/choice-props.ts';
import * as styles from '../choice/choice.css.ts';
import * as groupStyles from '../choice/group.css.ts';
import { cx } from '../theme/cx.ts';

/** One option of a native group, with help and an aside as a `Radio` has. */
export interface NativeChoice<Value extends string = string> extends ChoiceWords {
  value: Value;
  /** Its name, and what is pressed beside the mark. */
  label: ReactNode;
  isDisabled?: boolean;
}

interface NativeChoiceRowProps {
  option: Omit<NativeChoice, 'value'>;
  state: {
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
    isInvalid?: boolean | undefined;
  };
  /** Public name for `data-component`, when it stands alone. */
  component?: string;
  /** On the outermost element. */
  className?: string | undefined;
  /** On the line of the label, and no part of it. */
  after?: ReactNode;
  /** Below the label, before its help. */
  notes?: ReactNode;
  children: (describedBy: string | undefined) => ReactNode;
}

/** Input and words. What cannot be asked of a native input by CSS is said by attributes, as react-aria says it. */
export function NativeChoiceRow({
  option,
  state,
  component,
  className,
  after,
  notes,
  children,
}: NativeChoiceRowProps) {
  const id = useId();
  const hasDescription = isWritten(option.description);
  const data = {
    'data-disabled': state.isDisabled || undefined,
    'data-readonly': state.isReadOnly || undefined,
    'data-invalid': state.isInvalid || undefined,
  };
  return (
    <div
      {...data}
      data-component={component}
      data-part={component ? undefined : 'choice'}
      className={cx(styles.choice, className)}
    >
      <Line after={after}>
        <label {...data} data-part="control" className={styles.control}>
          {children(hasDescription ? id : undefined)}
          <span data-part="text" className={styles.text}>
            {option.label}
          </span>{' '}
          {isWritten(option.aside) && (
            <span data-part="aside" className={styles.aside}>
              {option.aside}
            </span>
          )}
        </label>
      </Line>
      {(notes || hasDescription) && (
        <div className={styles.notes}>
          {notes}
          {hasDescription && (
            <span data-part="description" id={id} className={groupStyles.description}>
              {option.description}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Label and what follows it, wrapping as one line of words does. */
function Line({ after, children }: { after: ReactNode; children: ReactNode }) {
  if (!isWritten(after)) return children;
  return (
    <div className={styles.line}>
      {children}
      <span data-part="after" className={styles.after}>
        {after}
      </span>
    </div>
  );
}
