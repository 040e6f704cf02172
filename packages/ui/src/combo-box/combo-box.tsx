import { useState, type ReactNode } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Field, type FieldProps } from '../field/field.tsx';
import { optionsOf, type ListEntries, type ListOption } from '../listbox/options.ts';
import { Control } from './control.tsx';
import { Options } from './options.tsx';
import { contains, useOptionFilter, type OptionFilter } from './use-option-filter.ts';
import { useSettledText } from './use-settled-text.ts';

/**
 * Two things are held apart: the chosen `value`, and the text that is typed. With `filter={null}` the owner replaces
 * `options` as `onInputChange` tells.
 */
export interface ComboBoxProps<Value extends string = string> extends FieldProps {
  /** Options, and sections of options, in their order. */
  options: ListEntries<Value>;
  /** Holds the choice; null for none. Leave out, with `defaultValue`, to let the element hold it. */
  value?: Value | null;
  defaultValue?: Value;
  /** Null when the text is emptied, or when it is the reader's own. */
  onChange?: (value: Value | null) => void;
  /** The reader's own text at first; see `allowsFreeText`. */
  defaultInputValue?: string;
  /** Each text that the reader has decided on, and the label of what is chosen. Not called while an input method is open. */
  onInputChange?: (text: string) => void;
  /** Whether an option stays for a text; null leaves that to the owner, such as a server. @default labels and second lines that contain it */
  filter?: OptionFilter<Value> | null;
  /** The reader's own words are an answer too. The form is then sent the text instead of the value. */
  allowsFreeText?: boolean;
  /** Options are on their way: said in their place, and drawn in the field. */
  isLoading?: boolean;
  /** Where nothing matches. @default 没有符合的选项, Nothing matches */
  emptyMessage?: ReactNode;
  /** Opens the list with the focus, not only with the first letter. */
  opensOnFocus?: boolean;
  /** An example, never the name of the field. */
  placeholder?: string;
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** One of many, found by typing. Waits for an input method, and shows what a server finds. */
export function ComboBox<Value extends string = string>(props: ComboBoxProps<Value>) {
  const { options, value, defaultValue, defaultInputValue, onChange, onInputChange, ...field } = props;
  const { name, label, filter = contains, allowsFreeText = false } = field;
  const all = optionsOf(options);
  const atFirst = all.find((option) => option.value === (value ?? defaultValue));
  const text = useSettledText(atFirst?.label ?? defaultInputValue ?? '', onInputChange);
  const matches = useOptionFilter(options, filter, text.settled);
  const [own, setOwn] = useState(defaultValue ?? null);
  const known = useKnown(all, value === undefined ? own : value);

  const handleChange = (key: unknown) => {
    const chosen = all.find((option) => option.value === key)?.value ?? null;
    setOwn(chosen);
    onChange?.(chosen);
  };
  return (
    <Field field={field} component="combo-box">
      {(control, isInvalid) => (
        <AriaComboBox
          id={control.id}
          aria-label={label}
          {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
          {...(value !== undefined && { value })}
          {...(defaultValue !== undefined && { defaultValue })}
          {...(defaultInputValue !== undefined && { defaultInputValue })}
          {...(name !== undefined && { name })}
          onChange={handleChange}
          onInputChange={text.handleInput}
          defaultFilter={matches}
          allowsCustomValue={allowsFreeText}
          allowsEmptyCollection
          menuTrigger={field.opensOnFocus ? 'focus' : 'input'}
          isDisabled={field.isDisabled ?? false}
          isReadOnly={field.isReadOnly ?? false}
          isRequired={field.isRequired ?? false}
          isInvalid={isInvalid}
          validationBehavior="aria"
        >
          <Control field={field} isInvalid={isInvalid} composition={text.composition} />
          <Options
            entries={filter === null && known ? [known, ...options] : options}
            isLoading={field.isLoading}
            emptyMessage={field.emptyMessage}
          />
        </AriaComboBox>
      )}
    </Field>
  );
}

/** What is chosen, while the owner's options go on without it: leaving the field must find its label again. */
function useKnown<Value extends string>(all: ListOption<Value>[], chosen: Value | null) {
  const [known, setKnown] = useState<ListOption<Value>>();
  const offered = all.find(({ value }) => value === chosen);
  if (offered && offered.value !== known?.value) setKnown(offered);
  return !offered && known?.value === chosen ? known : undefined;
}
