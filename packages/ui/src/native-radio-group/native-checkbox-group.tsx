import { box } from '../choice/choice.css.ts';
import { NativeChoices, takeBack, type NativeGroupProps } from './native-choices.tsx';

/** As `CheckboxGroupProps`, with options in place of children, and controlled only. */
export interface NativeCheckboxGroupProps<Value extends string = string> extends NativeGroupProps<Value> {
  /** Holds the values that are chosen, in the order of the options. */
  value: readonly Value[];
  onChange?: (value: Value[]) => void;
}

/** `CheckboxGroup` of the browser's own boxes. Its owner holds the choice. */
export function NativeCheckboxGroup<Value extends string = string>(props: NativeCheckboxGroupProps<Value>) {
  const { options, value, onChange, isReadOnly } = props;
  const toggle = (toggled: Value) =>
    onChange?.(
      options.map((option) => option.value).filter((other) => value.includes(other) !== (other === toggled)),
    );
  return (
    <NativeChoices field={props} component="native-checkbox-group" isRadios={false}>
      {(option, wiring) => (
        <input
          {...wiring}
          type="checkbox"
          checked={value.includes(option.value)}
          aria-readonly={isReadOnly || undefined}
          className={box}
          onChange={(event) => (isReadOnly ? takeBack(event) : toggle(option.value))}
        />
      )}
    </NativeChoices>
  );
}
