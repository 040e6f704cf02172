export { Select, type SelectLook, type SelectProps } from './select.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export type { ListEntries, ListOption, ListSection } from '../listbox/options.ts';
