import { optionsOf } from '../listbox/options.ts';
import { Picker } from './picker.tsx';
import type { SelectLook } from './select.tsx';
import { useChoice } from './use-choice.ts';

/** As `SelectProps`, with arrays in place of a single value. */
export interface MultiSelectProps<Value extends string = string> extends SelectLook<Value> {
  /** Holds the choice. Leave out, with `defaultValue`, to let the element hold it. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Given all that is chosen, in the order of the options. */
  onChange?: (values: Value[]) => void;
}

/** Any number of several; its list stays open while they are chosen. For up to five show checkboxes instead. */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { value, defaultValue = [], onChange, ...field } = props;
  const { chosen, choose, reset } = useChoice(value, defaultValue, (values) => onChange?.([...values]));
  const toggle = (toggled: string) => {
    const order = optionsOf(props.options).map((option) => option.value);
    const unknown = chosen.filter((one) => !order.includes(one));
    choose([...unknown, ...order.filter((one) => chosen.includes(one) !== (one === toggled))]);
  };
  return (
    <Picker
      {...field}
      component="multi-select"
      chosen={chosen}
      isMultiple
      onChoose={toggle}
      onReset={reset}
    />
  );
}
