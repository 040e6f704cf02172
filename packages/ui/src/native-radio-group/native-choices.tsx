import { useId, type ChangeEvent, type ReactNode } from 'react';
import { isWritten, type ChoiceGroupProps } from '../choice/choice-props.ts';
import * as choiceStyles from '../choice/choice.css.ts';
import * as styles from '../choice/group.css.ts';
import { RequiredMark } from '../choice/required-mark.tsx';
import { useChoiceError } from '../choice/use-choice-error.ts';
import { cx } from '../theme/cx.ts';
import { NativeChoiceRow, type NativeChoice } from './native-choice-row.tsx';

/** What native radios and checkboxes share: options, layout, and the field's label, help and error. */
export interface NativeGroupProps<Value extends string = string> extends ChoiceGroupProps {
  options: readonly NativeChoice<Value>[];
  /** `cards` are pressed anywhere. @default 'list' */
  layout?: 'list' | 'cards';
}

interface NativeChoicesProps<Value extends string> {
  field: NativeGroupProps<Value>;
  /** Public name for `data-component`. */
  component: string;
  isRadios: boolean;
  /** The input of one option; what every input needs is given. */
  children: (option: NativeChoice<Value>, wiring: InputWiring) => ReactNode;
}

export interface InputWiring {
  'data-part': 'box';
  name: string;
  value: string;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  /** Of a box; a radio leaves it to its group. */
  'aria-invalid': true | undefined;
}

/** Undoes the change of a read-only input, under the eyes of whoever draws it: React counts changes by what it saw last. */
export function takeBack({ target }: ChangeEvent<HTMLInputElement>) {
  target.checked = !target.checked;
}

/** Question, options, error and help, tied together by ids: what react-aria does for the other groups. */
export function NativeChoices<Value extends string>(props: NativeChoicesProps<Value>) {
  const { field, component, isRadios, children } = props;
  const id = useId();
  const { description, isRequired, isReadOnly } = field;
  const { message, isInvalid } = useChoiceError(field);
  const { size = 'standard', orientation = 'vertical', layout = 'list', name = id } = field;
  const hasError = isInvalid && isWritten(message);
  const described = [hasError && `${id}-error`, isWritten(description) && `${id}-description`].filter(
    Boolean,
  );
  return (
    <div
      data-component={component}
      role={isRadios ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={described.join(' ') || undefined}
      aria-disabled={field.isDisabled || undefined}
      aria-required={(isRadios && isRequired) || undefined}
      aria-invalid={(isRadios && isInvalid) || undefined}
      aria-readonly={(isRadios && isReadOnly) || undefined}
      className={cx(styles.group, choiceStyles.size[size])}
    >
      <span
        data-part="label"
        id={`${id}-label`}
        className={field.isLabelHidden ? styles.hiddenLabel : styles.label}
      >
        {field.label}
        {isRequired && <RequiredMark />}
      </span>
      <div
        data-part="choices"
        className={layout === 'cards' ? choiceStyles.cards : styles.orientation[orientation]}
      >
        {field.options.map((option) => (
          <NativeChoiceRow
            key={option.value}
            option={option}
            state={{ ...field, isInvalid, isDisabled: field.isDisabled || option.isDisabled }}
          >
            {(describedBy) =>
              children(option, {
                'data-part': 'box',
                name,
                value: option.value,
                disabled: field.isDisabled || option.isDisabled,
                'aria-describedby': describedBy,
                'aria-invalid': (!isRadios && isInvalid) || undefined,
              })
            }
          </NativeChoiceRow>
        ))}
      </div>
      {hasError && (
        <span data-part="error" id={`${id}-error`} className={styles.error}>
          {message}
        </span>
      )}
      {isWritten(description) && (
        <span data-part="description" id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
    </div>
  );
}
