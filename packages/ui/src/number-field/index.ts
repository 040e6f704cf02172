export { isNumberWithin, type NumberBounds } from './number-bounds.ts';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
