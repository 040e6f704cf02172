export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
export type { OptionFilter } from './use-option-filter.ts';
export type { ListEntries, ListOption, ListSection } from '../listbox/options.ts';
