import type { FieldProps } from '../field/field.tsx';
import type { ListEntries } from '../listbox/options.ts';
import { Picker } from './picker.tsx';
import { useChoice } from './use-choice.ts';

/** What one choice and several have in common. */
export interface SelectLook<Value extends string = string> extends FieldProps {
  /** Options, and sections of options, in their order. */
  options: ListEntries<Value>;
  /** Shown while nothing is chosen. @default 请选择, Select */
  placeholder?: string;
  /** Seen, spoken and sent with the form, but not to be changed. */
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Controlled by `value`, or uncontrolled from `defaultValue`; the type of the options decides that of `onChange`. */
export interface SelectProps<Value extends string = string> extends SelectLook<Value> {
  /** Holds the choice; null for none. Leave out, with `defaultValue`, to let the element hold it. */
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** One of several, with pictograms, second lines and sections. For a short plain list `NativeSelect` weighs a seventh. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { value, defaultValue, onChange, ...field } = props;
  const { chosen, choose, reset } = useChoice(
    value === undefined ? undefined : oneOrNone(value),
    oneOrNone(defaultValue),
    ([next]) => next !== undefined && onChange?.(next),
  );
  return (
    <Picker
      {...field}
      component="select"
      chosen={chosen}
      isMultiple={false}
      onChoose={(next) => choose([next as Value])}
      onReset={reset}
    />
  );
}

const oneOrNone = <Value extends string>(value: Value | null | undefined) =>
  value === null || value === undefined ? [] : [value];
