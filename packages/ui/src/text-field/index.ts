export type { FieldProps, FieldSize } from '../field/field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
