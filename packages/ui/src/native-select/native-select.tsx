import { Field, Frame, type FieldProps } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './native-select.css.ts';

/** An option of the system's list: plain text, without pictograms or second lines. */
export interface NativeSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

/** Controlled by `value`, or uncontrolled from `defaultValue`; the type of `options` decides that of `onChange`. */
export interface NativeSelectProps<Value extends string = string> extends FieldProps {
  options: readonly NativeSelectOption<Value>[];
  /** Holds the choice. Leave out, with `defaultValue`, to let the element hold it. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Shown, and not to be chosen, while nothing is. */
  placeholder?: string;
}

/** One of a few, in the system's own list: a few hundred bytes, and at home on every device. */
export function NativeSelect<Value extends string = string>(props: NativeSelectProps<Value>) {
  const { options, value, defaultValue, onChange, placeholder, name, size = 'standard', isDisabled } = props;
  const held =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder ? '' : undefined) } : { value };
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <Field field={props} component="native-select">
      {(control, isInvalid) => (
        <Frame size={size} isInvalid={isInvalid} isDisabled={isDisabled}>
          <select
            {...control}
            {...held}
            data-part="input"
            name={name}
            className={cx(fieldStyles.input, fieldStyles.inset[size], styles.select)}
            onChange={(event) => choose(event.target.value)}
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className={styles.option}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon size="small" />
          </span>
        </Frame>
      )}
    </Field>
  );
}
