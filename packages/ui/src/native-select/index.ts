export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from './native-select.tsx';
