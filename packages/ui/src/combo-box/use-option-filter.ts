import { useCallback } from 'react';
import { optionsOf, type ListEntries, type ListOption } from '../listbox/options.ts';

/** Decides whether an option is offered for a text; called for each option at each change, so keep it cheap. */
export type OptionFilter<Value extends string> = (option: ListOption<Value>, text: string) => boolean;

/** Labels and second lines that contain the text, in capitals or not. */
export const contains = ({ label, description = '' }: ListOption, text: string) =>
  `${label}\n${description}`.toLowerCase().includes(text.trim().toLowerCase());

/**
 * The filter as react-aria asks it, which knows labels only: where one of several with the same label stays, all do. It
 * hears of a text when the reader has decided on it.
 */
export function useOptionFilter<Value extends string>(
  entries: ListEntries<Value>,
  filter: OptionFilter<Value> | null,
  settled: string,
) {
  return useCallback(
    (label: string) =>
      optionsOf(entries).some(
        (option) => option.label === label && (filter === null || filter(option, settled)),
      ),
    [entries, filter, settled],
  );
}
