export type { ChoiceGroupProps, ChoiceSize, ChoiceWords } from '../choice/choice-props.ts';
export { NativeCheckbox, type NativeCheckboxProps } from './native-checkbox.tsx';
export { NativeCheckboxGroup, type NativeCheckboxGroupProps } from './native-checkbox-group.tsx';
export type { NativeChoice } from './native-choice-row.tsx';
export type { NativeGroupProps } from './native-choices.tsx';
export { NativeRadioGroup, type NativeRadioGroupProps } from './native-radio-group.tsx';
