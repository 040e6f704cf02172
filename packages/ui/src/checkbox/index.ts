export type { ChoiceGroupProps, ChoiceSize } from '../choice/choice-props.ts';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
