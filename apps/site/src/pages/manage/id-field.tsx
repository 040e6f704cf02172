import { NativeSelect } from '@shuyuan/ui/native-select';
import type { FormField } from '@shuyuan/widgets/resource-form';

/** What an id can be, as filters and fields choose it. */
export interface IdChoice {
  value: string;
  label: string;
}

interface IdFieldOptions {
  /** As the contract calls it. */
  name: string;
  label: string;
  /** Of no choice: null is kept. */
  none: string;
  choices: readonly IdChoice[];
  /** Of a value that is none of the choices: there may be more than were asked for, or they may not be seen. */
  chosenOne: (id: number) => string;
  isRequired?: boolean;
}

/** One of several things, or none: kept as its id. */
export const idField = ({
  name,
  label,
  none,
  choices,
  chosenOne,
  isRequired = false,
}: IdFieldOptions): FormField => ({
  kind: 'custom',
  name,
  label,
  isRequired,
  textOf: (value) =>
    withChosen(choices, value, chosenOne).find((choice) => choice.value === String(value))?.label ?? '',
  render: ({ value, onChange, error }) => (
    <NativeSelect
      label={label}
      isRequired={isRequired}
      options={[{ value: '', label: none }, ...withChosen(choices, value, chosenOne)]}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      {...(error !== undefined && { errorMessage: error })}
    />
  ),
});

function withChosen(
  choices: readonly IdChoice[],
  chosen: unknown,
  labelOf: IdFieldOptions['chosenOne'],
): readonly IdChoice[] {
  if (typeof chosen !== 'number' || choices.some(({ value }) => value === String(chosen))) return choices;
  return [...choices, { value: String(chosen), label: labelOf(chosen) }];
}
